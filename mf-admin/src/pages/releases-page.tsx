import { useSearchParams } from "@lagom/shared/router";
import { Skeleton } from "@lagom/shared/ui/states";
import { Suspense, useState } from "react";
import { AdminPage } from "../components/admin-page.tsx";
import { LogSection } from "../components/releases/log-section.tsx";
import {
  ChangeDialog,
  DeployableView,
  PeopleSection,
  PreviewsSection,
  SafetySection,
  TokensSection,
  usePreloads,
} from "../components/releases/on-demand.ts";
import { Overview } from "../components/releases/overview.tsx";
import type { SectionProps } from "../components/releases/section.ts";
import { SectionLinks } from "../components/releases/section-links.tsx";
import { type Change, useReleases } from "../queries/releases.ts";
import { strings } from "../strings/common.ts";
import { releaseStrings as texts } from "../strings/releases.ts";
import styles from "./releases-page.module.css";

/** The sections, by their names in the address; the first is shown without one. */
const SECTIONS = [
  { id: "", name: "live", Section: Live },
  { id: "safety", name: "safety", Section: SafetySection },
  { id: "people", name: "people", Section: PeopleSection },
  { id: "tokens", name: "tokens", Section: TokensSection },
  { id: "previews", name: "previews", Section: PreviewsSection },
  { id: "log", name: "log", Section: LogSection },
] as const;

const LOADING = <Skeleton lines={5} height="7rem" />;

/** What is live where, how it fares, and everything that operators do with it. */
export function ReleasesPage() {
  usePreloads();
  const query = useReleases();
  const [search] = useSearchParams();
  const [change, setChange] = useState<Change>();
  const shown = SECTIONS.find(({ id }) => id === search.get("show")) ?? SECTIONS[0];
  return (
    <AdminPage
      title={strings.releases}
      lead={texts.list.lead}
      actions={query.data && <Revision number={query.data.revision} />}
      query={query}
      failed={texts.list.failed}
      forbidden={strings.operatorsOnly}
      loading={LOADING}
    >
      {(releases) => (
        <>
          <SectionLinks
            sections={SECTIONS.map(({ id, name }) => ({ id, label: texts.list[name] }))}
            current={shown.id}
          />
          <Suspense fallback={LOADING}>
            <shown.Section releases={releases} onAsk={setChange} />
          </Suspense>
          <Suspense>
            {change && (
              <ChangeDialog change={change} releases={releases} onClose={() => setChange(undefined)} />
            )}
          </Suspense>
        </>
      )}
    </AdminPage>
  );
}

/** All deployables, or the one that the address names. */
function Live(props: SectionProps) {
  const [search] = useSearchParams();
  const state = props.releases.deployables.find(({ deployable }) => deployable === search.get("of"));
  return state ? <DeployableView state={state} onAsk={props.onAsk} /> : <Overview {...props} />;
}

function Revision({ number }: { number: number }) {
  return (
    <p className={styles.revision}>
      {texts.list.revision} <strong>{number}</strong>
    </p>
  );
}
