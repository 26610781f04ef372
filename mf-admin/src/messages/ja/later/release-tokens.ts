import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "トークンがあれば、人の手を介さずコマンドでリリースできます。チームのトークンでは自分のエリアだけ、運営者のトークンではすべてが対象です。",
  failed: "トークンを読み込めませんでした。",
  empty: {
    title: "トークンはまだありません",
    text: "リリースコマンドには、どこで実行する場合もトークンが必要です。",
  },
  caption: "トークン（新しい順）",
  columns: { name: "名前", scope: "リリース対象", made: "作成日", used: "最終利用", state: "状態" },
  scopes: { operator: "すべて（運営者）" },
  never: "なし",
  valid: "有効",
  revoked: "失効",
  make: {
    open: "トークンを作成",
    title: "トークンを作成",
    name: "名前",
    nameHint: "このトークンを使う人や機械は、履歴にこの名前で記録されます。例：team-books",
    nameWrong: "使えるのは英字、数字と . @ _ - だけです。",
    taken: "この名前のトークンはすでにあります。",
    scope: "リリース対象",
    confirm: "作成",
    cancel: "キャンセル",
    failed: "今はトークンを作成できません。もう一度お試しください。",
    done: "{name}のトークン",
    secret: "今すぐコピーしてください。表示されるのはこの1回だけで、どこにも保存されません。",
    close: "コピーしました",
  },
  revoke: {
    open: "失効…",
    label: "{name}を失効させる",
    title: "{name}のトークンを失効させますか？",
    text: "{name}のトークンでは、次の操作からリリース（{scope}）ができなくなります。この操作は元に戻せません。必要な場合は新しいトークンを作成してください。",
    confirm: "失効させる",
    cancel: "キャンセル",
    done: "{name}のトークンを失効させました。",
    failed: "今は失効させられません。もう一度お試しください。",
  },
};
