import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Kullanım koşulları",
  lead: "Bu siteyi kullanmanın birkaç kuralı.",
  account: {
    title: "Hesabın",
    text: "Bir hesap tek bir kişi içindir. Başka hiçbir yerde kullanmadığın bir şifre seç. Hesabınla yapılanlardan sen sorumlusun; başka birinin kullandığını düşünüyorsan şifreni değiştir, böylece diğer tüm cihazlardaki oturumlar kapanır.",
  },
  may: {
    title: "Neler yapabilirsin",
    text: "Kendin için dilediğin kadar okuyabilir, kelimelerin anlamına bakabilir ve kaydedebilirsin. Başka kaynaklardan gelen metinler o kaynaklara aittir; her birinde kaynağın bağlantısı bulunur.",
  },
  mayNot: {
    title: "Neler yapamazsın",
    text: "Siteyi çökertemez, çökertmeye çalışamaz, başkalarının verilerini okuyamaz, metinleri otomatik yollarla toplu olarak kopyalayamaz, hakaret ya da taciz içeren liste adları yayımlayamazsın. Bunları yapan bir hesap kapatılabilir.",
  },
  promised: {
    title: "Neye söz veriyoruz, neye vermiyoruz",
    text: "Metinler ve çeviriler özenle hazırlanır, ama hata içerebilir; amaçları dil öğrenmene yardımcı olmaktır. Bir hatanın zarar verebileceği hiçbir konuda onlara güvenme. Site değişebilir, ara verebilir ya da kapanabilir.",
    more: "Verilerinin nasıl işlendiği <privacy>Gizlilik</privacy> sayfasında yazar. Bu siteyi işletene <contact>iletişim sayfasından</contact> ulaşabilirsin.",
  },
};
