import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Gizlilik",
  lead: "Senin hakkında neler saklanır, nerede saklanır ve nasıl silinir.",
  kept: {
    title: "Neler saklanır",
    account: {
      about: "Hesabın",
      text: "E-posta adresin, adın, kaydolma ve giriş zamanların; oturumun açık olduğu her cihaz için tarayıcının ve sistemin adı ile son kullanım. Şifrenin yalnızca Argon2id özeti.",
    },
    preferences: {
      about: "Tercihlerin",
      text: "Diller, seviyeler, kategoriler, tema, yazı boyutu ve saat dilimi.",
    },
    reminders: {
      about: "Hatırlatıcıların",
      text: "Yalnızca sen istersen: zamanları ve tarayıcılarının anlık bildirim hizmetlerine ulaşılan adresler.",
    },
    words: {
      about: "Kelimelerin",
      text: "Kaydettiğin her kelime, çevirisi, alındığı cümle ve onu ne kadar iyi bildiğin; birleştirdiğin ya da ayırdığın kelimeler.",
    },
    ownTexts: {
      about: "Kendi metinlerin",
      text: "Burada okumak için yapıştırdığın metinler ve bağlantılar. Onları başka kimse açamaz.",
    },
    reading: {
      about: "Okudukların",
      text: "Açtığın ve bitirdiğin metinler, kaldığın yerler, anlamına baktığın kelimeler, okuma süren ve istatistiklerin için bunların günlük toplamları.",
    },
    books: {
      about: "Kitapların",
      text: "Listelerin, beğenilerin ve puanların. Herkese açtığın bir listeyi, adresini bilen herkes görebilir.",
    },
    feedback: {
      about: "Bize yazdıkların",
      text: "Geri bildirimlerin ve iletişim mesajların; verdiğin ad ve adres, bulunduğun sayfa, dilin ve seviyenle birlikte.",
    },
    reports:
      "Sunucu, kötüye kullanımı önlemek için her ağ adresinden gelen istekleri de kısa bir süre sayar. Sitenin bir parçası tarayıcında çalışmazsa hangi sürümün ne şekilde çalışmadığını bildirir; oturumun açıkken her sürüm, sayfalarının ne kadar hızlı olduğunu bir kez bildirir. Bu bildirimler {days, number} gün saklanır; ağ adresin ve hesabın bunlarda yalnızca tanınmaz hâle getirilmiş olarak yer alır.",
  },
  where: {
    title: "Nerede saklanır",
    text: "Bu siteyi işleten kişi ya da kuruluşun veritabanında. Oturumun bu tarayıcının yerel deposunda tutulur; orada başka nelerin tutulduğu <cookies>Çerezler</cookies> sayfasında yazar. Yazı tipleri, betikler ve görseller bu sitenin kendisinden gelir.",
  },
  who: {
    title: "Başka kim görür",
    text: "Bu sitenin yöneticileri hesapları, listeleri, puanları ve mesajları görür; yaptıkları her değişiklik kayda geçer. Bir metni senin için dışarıdaki bir dil modeli yeniden yazarsa ona yalnızca o metin gönderilir, kimin istediği hiçbir zaman bildirilmez; dışarıdaki bir sunucunun seslendirdiği cümle için de aynısı geçerlidir. Bir cihazın sana hatırlatma yapmasına izin verirsen tarayıcının anlık bildirim hizmeti (Google, Apple, Mozilla ya da Microsoft) mesajı okuyamadan iletir. Kullanım analizi yalnızca onayınla yapılır: o zaman analiz hizmetine e-posta adresin, dillerin, seviyen ve burada yaptıkların gönderilir; onayını istediğin zaman <cookies>Çerezler</cookies> sayfasından geri çekebilirsin. Hiçbir şey satılmaz, reklam da yoktur.",
  },
  gone: {
    title: "Nasıl silinir",
    text: "Her şey sen silene kadar saklanır. Yalnızca tek tek kelime aramaları ve okumalar, siteyi işletenin belirlediği süreden sonra silinir; günlük toplamları kalır. Kelimeleri ve listeleri istediğin zaman silebilirsin; Tercihler sayfasından senin hakkında saklanan her şeyi indirebilir, hesabını da içindeki her şeyle birlikte hemen ve kalıcı olarak silebilirsin. Bize yazdıkların da birlikte silinir. Giriş yapamıyorsan hesabının e-posta adresini vererek <contact>iletişim sayfasından</contact> yaz.",
  },
};
