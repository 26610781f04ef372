import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "よくある質問",
  lead: "最初によく聞かれることに、短くお答えします。",
  level: {
    question: "どのレベルを選べばよいですか？",
    answer:
      "1行ごとにつまずかずに読み進められるレベルです。低めのレベルから始めてください。難しいテキストに苦労するより、簡単なレベルでたくさん読むほうが身につきます。レベルはどのテキストでも変えられます。",
  },
  scale: {
    question: "A1、A2、B1、C1とは何ですか？",
    answer:
      "ヨーロッパ言語共通参照枠の段階です。A1ははじめての単語を使ったとても短い文、A2は身近なことについての短い文、B1はなじみのある話題のわかりやすい文章、C1はありのままの言葉です。「B1より難しい」のようなバッジは、そのテキストに、あなたのレベルの版がまだないことを表します。",
  },
  languages: {
    question: "どんな言語がありますか？",
    answer: "{count, number}言語あります：{languages}。テキストの数は言語によって異なります。",
  },
  phrase: {
    question: "2語以上をまとめて調べるには？",
    answer: "調べたい単語を選択するか、1つの単語に触れてから、辞書のボタンで次の単語を加えてください。",
  },
  marks: {
    question: "単語の下の線は何を表していますか？",
    answer: "点線は保存した単語、色の付いた線は学習中の単語です。習得済みの単語には何も付きません。",
  },
  streak: {
    question: "どうすれば連続記録の1日になりますか？",
    answer:
      "あなたのタイムゾーンの1日のうちに、記事を1本読み終えるか、{words, number}語読むと達成です。週に1日までの休みは自動で修復されます。",
  },
  cost: {
    question: "料金はかかりますか？",
    answer: "いいえ。広告もありません。",
  },
  password: {
    question: "パスワードを忘れました。",
    answer: "<recovery>パスワードの再設定</recovery>のページでリンクを受け取ってください。",
  },
  mistake: {
    question: "テキストや翻訳に間違いがあります。",
    answer:
      "画面の隅にあるフィードバックのボタンからお知らせください。見ていたページも一緒に送信されるので、ひと言で十分です。",
  },
};
