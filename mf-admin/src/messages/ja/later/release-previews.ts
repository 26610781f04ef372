import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-previews.ts";

export const messages: Translation<typeof english> = {
  lead: "プレビューは、あるエリアのリリースを公開前に見せるためのリンクです。リンクを知っている人なら、確認のうえ、アカウントなしで見られます。",
  area: "エリア",
  failed: "プレビューを読み込めませんでした。",
  empty: {
    title: "このエリアのプレビューはまだありません",
    text: "リリースを登録したときにも表示されます。",
  },
  caption: "{area}のプレビュー（新しい順）",
  columns: { release: "リリース", made: "作成日", shown: "表示回数", state: "状態" },
  times: "{count, number}回",
  until: "{day}まで",
  expired: "期限切れ",
  ended: "終了",
  end: "終了…",
  endLabel: "{release}のプレビューを終了",
  endTitle: "{release}のプレビューを終了しますか？",
  endText:
    "リンクを開いても何も表示されなくなります。すでに表示しているタブも、次のページから表示されません。",
  endConfirm: "終了",
  endDone: "プレビューを終了しました。",
  endFailed: "今は終了できません。もう一度お試しください。",
  make: "プレビューを作成",
  release: "リリース",
  noReleases: "このエリアのリリースはありません。",
  days: "日数",
  daysWrong: "1〜30で入力してください。",
  makeConfirm: "作成",
  makeFailed: "今は作成できません。もう一度お試しください。",
  makeRefused: "作成されませんでした：",
  made: "{release}へのリンク",
  secret: "今すぐコピーしてください。表示されるのはこの1回だけです。",
  close: "コピーしました",
  cancel: "キャンセル",
};
