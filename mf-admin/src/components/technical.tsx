/** What a machine said, in the English of its programmers, whatever the language of the interface. */
export const Technical = ({ text }: { text: string }) => (
  <span lang="en" dir="ltr">
    {text}
  </span>
);
