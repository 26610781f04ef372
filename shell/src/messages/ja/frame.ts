import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Lagomの使われ方を計測してもよいですか？",
    text: "どのテキストや機能が役に立っているかを知るために、開いたページ、調べた単語、読み終えたテキストを計測します。あなたが書いた内容は計測せず、広告にも使いません。",
    more: "計測の内容と変更のしかた",
    recording: "画面上での操作も記録する（テキストと入力内容はすべて隠されます）",
    refuse: "許可しない",
    accept: "許可する",
    settings: "あなたの選択",
    analytics: "Lagomの利用状況の計測を許可する",
    notMeasured: "このサイトでは利用状況の分析を設定していないため、何も計測していません。",
    kept: "選択を保存しました。",
  },
  changes: {
    waiting: "{count, number}件の変更が送信待ちです。",
    sent: "{time}に{count, number}件の変更を送信しました。",
    refused: "「{label}」は受け付けられませんでした：{reason}",
    refusedUnnamed: "変更が受け付けられませんでした：{reason}",
    noReason: "サーバーから理由の説明はありませんでした",
    ok: "OK",
  },
  update: {
    ready: "Lagomの新しいバージョンがあります。",
    reload: "再読み込み",
  },
  keys: {
    title: "キーボード操作",
    everywhere: {
      title: "すべてのページ",
      next: "次のリンクやボタンへ（⇧を押しながらで前へ）",
      follow: "リンクを開く、ボタンを押す",
      close: "開いているものを閉じる",
      show: "このキー一覧を表示",
    },
  },
};
