import { SelectField, TextArea, TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import { Shown } from "./shown.tsx";
import styles from "./widgets.module.css";

const GROUPS = [
  { label: "European", options: [{ value: "sv", label: "svenska" }] },
  { label: "Asian", options: [{ value: "ja", label: "日本語" }] },
];

/** Text fields. */
export function Fields() {
  const [text, setText] = useState("");
  const [language, setLanguage] = useState("sv");
  return (
    <Shown title="Fields">
      <div className={styles.box}>
        <TextField label="Plain" hint="A hint" value={text} onChange={setText} />
        <TextField label="With an error" error="This is wrong" value={text} onChange={setText} />
        <TextField label="Disabled" disabled value="fixed" onChange={() => {}} />
      </div>
      <div className={styles.box}>
        <SelectField label="Grouped" value={language} onChange={setLanguage} groups={GROUPS} />
        <TextArea label="Several lines" placeholder="Write here" value={text} onChange={setText} />
      </div>
    </Shown>
  );
}
