import { type InvalidEvent, type ReactNode, useId, useState } from "react";
import styles from "./field.module.css";
import { Select } from "./select.tsx";
import { strings } from "./strings.ts";

interface FieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `auto` follows the direction of the content; `ltr` is for what runs from left to right in every language. */
  dir?: "auto" | "ltr" | undefined;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "search" | "url" | "number" | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

/** A labelled line of input, with its hint and its error read out with it. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  return (
    <Field {...props}>
      {(shared) => (
        <input
          {...shared}
          type={type}
          autoComplete={props.autoComplete}
          dir={directionOf(props)}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
        />
      )}
    </Field>
  );
}

/** Browsers take an empty field with `auto` for one from left to right; it has the direction of its page. */
const directionOf = ({ dir, value }: FieldProps) => (dir === "auto" && value === "" ? undefined : dir);

interface TextAreaProps extends FieldProps {
  rows?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

/** A labelled field for several lines. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  return (
    <Field {...props}>
      {(shared) => (
        <textarea
          {...shared}
          rows={rows}
          dir={directionOf(props)}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
        />
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}
interface SelectFieldProps extends FieldProps {
  options?: readonly SelectOption[] | undefined;
  groups?: readonly { label: string; options: readonly SelectOption[] }[] | undefined;
}

/** A labelled native choice, in groups where `groups` are given. */
export function SelectField({ options = [], groups = [], ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(shared) => (
        <Select {...shared}>
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}

interface ControlProps {
  id: string;
  name: string | undefined;
  value: string;
  className: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onInvalid: (event: InvalidEvent<Control>) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Why the browser refuses a value. */
function refusalOf({ validity, type }: Control): string {
  if (validity.valueMissing) return strings.required;
  return type === "email" || type === "url" ? strings[type] : strings.invalid;
}

function Field(props: FieldProps & { children: (shared: ControlProps) => ReactNode }) {
  const id = useId();
  const { label, hint } = props;
  const [refusal, setRefusal] = useState<string>();
  const error = props.error ?? refusal;
  /** Says it at the field instead of in the browser's bubble, which goes after some seconds and has the browser's language. */
  const refuse = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const control = event.currentTarget;
    setRefusal(refusalOf(control));
    if (control.form?.querySelector(":is(input, select, textarea):invalid") === control) control.focus();
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {props.children({
        id,
        name: props.name,
        value: props.value,
        className: styles.control,
        required: props.required,
        disabled: props.disabled,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        onChange: (event) => {
          setRefusal(undefined);
          props.onChange(event.target.value);
        },
        onInvalid: refuse,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
