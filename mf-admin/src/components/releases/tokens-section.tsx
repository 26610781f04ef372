import { formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { type Token, useTokens } from "../../queries/release-tokens.ts";
import { releaseTokens as texts } from "../../strings/release-tokens.ts";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { By } from "./by.tsx";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import styles from "./releases.module.css";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { scopeText } from "./scope-text.ts";
import type { SectionProps } from "./section.ts";
import { When } from "./when.tsx";

/** The tokens that the release command uses. */
export function TokensSection({ releases }: SectionProps) {
  const query = useTokens();
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<Token>();
  const makeButton = (
    <Button kind="primary" onClick={() => setMaking(true)}>
      {texts.make.open}
    </Button>
  );
  return (
    <section className={styles.parts} aria-label={texts.caption}>
      <p className={styles.lead}>{texts.lead}</p>
      <Loaded query={query} message={texts.failed} loading={<Skeleton lines={4} height="2.5rem" />}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <EmptyState {...texts.empty} action={makeButton} />
          ) : (
            <>
              <div className={styles.actions}>{makeButton}</div>
              <Table
                caption={texts.caption}
                columns={columnsFor(setRevoked)}
                rows={tokens}
                rowKey={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
      {making && <MakeTokenDialog releases={releases} onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  );
}

function columnsFor(onRevoke: (token: Token) => void): readonly Column<Token>[] {
  const { columns: names } = texts;
  return [
    {
      key: "name",
      header: names.name,
      bare: true,
      long: true,
      cell: ({ name }) => (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ),
    },
    { key: "scope", header: names.scope, cell: ({ scope }) => scopeText(scope) },
    {
      key: "made",
      header: names.made,
      long: true,
      cell: ({ created_at, created_by }) => (
        <Pair below={<By who={created_by} />}>{formatDay(created_at)}</Pair>
      ),
    },
    {
      key: "used",
      header: names.used,
      cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : texts.never),
    },
    {
      key: "state",
      header: names.state,
      cell: ({ revoked_at }) =>
        revoked_at ? <Tag tone="berry">{texts.revoked}</Tag> : <Tag tone="pine">{texts.valid}</Tag>,
    },
    actionsColumn((token) =>
      token.revoked_at ? null : (
        <Button
          size="small"
          aria-label={texts.revoke.label({ name: token.name })}
          onClick={() => onRevoke(token)}
        >
          {texts.revoke.open}
        </Button>
      ),
    ),
  ];
}
