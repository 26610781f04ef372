import type { WordStatus } from "@lagom/shared/contract/words";
import { paths } from "@lagom/shared/paths";
import type { LanguageName } from "@lagom/shared/text/languages";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { MenuButton } from "@lagom/shared/ui/menu";
import { showToast } from "@lagom/shared/ui/toast";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { exportWords } from "../queries/export-words.ts";
import { useReviews } from "../queries/reviews.ts";
import { fileStrings } from "../strings/words.ts";
import { reviewLabel } from "../text/review-label.ts";
import { ImportDialog } from "./import-dialog.tsx";

interface WordActionsProps {
  language: LanguageName | undefined;
  status: WordStatus | undefined;
  forgotten: boolean;
}

/** Review, export and import. The export contains the filtered words. */
export function WordActions({ language, status, forgotten }: WordActionsProps) {
  const [importing, setImporting] = useState(false);
  const { data } = useReviews({ language, practice: false, more: false });
  const names = fileStrings;
  const save = (format: "csv" | "anki") => () =>
    void exportWords(format, { language, status, forgotten: forgotten || undefined }).catch(
      (error: unknown) => {
        console.warn("The words could not be exported", error);
        showToast({ text: names.exportFailed });
      },
    );
  return (
    <>
      <MenuButton
        label={names.menu}
        items={[
          { id: "csv", label: names.exportCsv, icon: <Download size={18} />, onAction: save("csv") },
          { id: "anki", label: names.exportAnki, icon: <Download size={18} />, onAction: save("anki") },
          {
            id: "import",
            label: names.import,
            icon: <Upload size={18} />,
            onAction: () => setImporting(true),
          },
        ]}
      >
        {names.menu}
      </MenuButton>
      <LinkButton to={`${paths.words}?review${language ? `&language=${language}` : ""}`} kind="primary">
        {reviewLabel(data?.waiting ?? 0)}
      </LinkButton>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
