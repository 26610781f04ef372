/** The manifest of the installed app, but for its words, which the build adds in each language (write-documents.ts). */
export const manifest = {
  id: "/",
  name: "Lagom",
  short_name: "Lagom",
  start_url: "/newsfeed",
  scope: "/",
  display: "standalone",
  background_color: "#FBF6EA",
  theme_color: "#FBF6EA",
  categories: ["education", "books", "news"],
  screenshots: [
    {
      src: "screenshots/reading.png",
      sizes: "780x1688",
      type: "image/png",
      form_factor: "narrow",
    },
    {
      src: "screenshots/newsfeed.png",
      sizes: "1280x800",
      type: "image/png",
      form_factor: "wide",
    },
  ],
  share_target: {
    action: "/share",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "share_title",
      text: "share_text",
      url: "share_url",
      files: [
        {
          name: "share_file",
          accept: [
            "application/epub+zip",
            ".epub",
            "application/pdf",
            ".pdf",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            ".docx",
            "text/html",
            ".html",
            ".htm",
            ".xhtml",
            "text/plain",
            ".txt",
            ".text",
            "text/markdown",
            ".md",
            ".markdown",
            "application/x-subrip",
            ".srt",
            "text/vtt",
            ".vtt",
          ],
        },
      ],
    },
  },
  shortcuts: [
    {
      url: "/reader?continue=1",
      icons: [
        {
          src: "icons/shortcut-read.png",
          sizes: "192x192",
          type: "image/png",
        },
      ],
    },
    {
      url: "/my-words?review",
      icons: [
        {
          src: "icons/shortcut-review.png",
          sizes: "192x192",
          type: "image/png",
        },
      ],
    },
    {
      url: "/books",
      icons: [
        {
          src: "icons/shortcut-books.png",
          sizes: "192x192",
          type: "image/png",
        },
      ],
    },
  ],
  icons: [
    {
      src: "icons/icon-192.png",
      sizes: "192x192",
      type: "image/png",
      purpose: "any",
    },
    {
      src: "icons/icon-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "any",
    },
    {
      src: "icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
};
