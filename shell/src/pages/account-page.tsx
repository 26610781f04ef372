import { markStale } from "@lagom/shared/query";
import { useSearchParams } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { Page } from "@lagom/shared/ui/page";
import { showToast } from "@lagom/shared/ui/toast";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import styles from "../account/account.module.css";
import { COMMAND_LINE, CommandLine } from "../account/command-line.tsx";
import { Devices } from "../account/devices.tsx";
import { EmailForm } from "../account/email-form.tsx";
import { NameForm } from "../account/name-form.tsx";
import { PasswordForm } from "../account/password-form.tsx";
import { FormError } from "../form-error.tsx";
import { clearSessionError, sessionActions } from "../session/actions.ts";
import { strings } from "../strings/account.ts";

/** The account of whoever is signed in: name, address, password, and the devices that are signed in. */
export function AccountPage() {
  const devices = useRef<HTMLHeadingElement>(null);
  const commandLine = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  return (
    <Page title={strings.title} lead={strings.lead} actions={<RefreshButton />} narrow>
      <RefreshError />
      <div className={styles.sections}>
        {search.has(COMMAND_LINE) && (
          <Section title={strings.commandLine.title} heading={commandLine}>
            <CommandLine onDone={() => commandLine.current?.focus()} />
          </Section>
        )}
        <Section title={strings.name.title}>
          <NameForm />
        </Section>
        <Section title={strings.email.title}>
          <EmailForm />
        </Section>
        <Section title={strings.password.title}>
          <PasswordForm />
        </Section>
        <Section title={strings.devices.title} heading={devices}>
          <Devices onGone={() => devices.current?.focus()} />
        </Section>
      </div>
    </Page>
  );
}

interface SectionProps {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Asks the auth service for the account again, which may have changed in another browser. */
function RefreshButton() {
  const [busy, setBusy] = useState(false);
  async function refresh() {
    setBusy(true);
    void markStale(["sessions"]);
    if (await sessionActions.refresh()) showToast({ text: strings.refreshed });
    setBusy(false);
  }
  return (
    <Button size="small" busy={busy} onClick={refresh}>
      {strings.refresh}
    </Button>
  );
}

function RefreshError() {
  const error = useSession((state) => state.error);
  useEffect(() => clearSessionError, []);
  return <FormError error={error} />;
}
