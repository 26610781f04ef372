import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Çerezler",
  lead: "Bu site, onayın olmadan dil çerezleri dışında çerez kullanmaz.",
  cookies: {
    title: "Çerezlerde neler saklanır",
    text: "Sayfaların senin dilinde açılması için her sayfayla birlikte bu siteye gönderilirler. İçlerinde bir dil kodundan başka bir şey yoktur.",
  },
  local: {
    title: "Bunun yerine tarayıcında neler saklanır",
    text: "Şu girdiler tarayıcının yerel deposundadır. Onları yalnızca bu sitenin sayfaları okuyabilir; hiçbiri kim olduğunu başkalarına belli etmez.",
  },
  tab: {
    title: "Sekmeyi kapatana kadar saklananlar",
    text: "Bu girdiler tarayıcının oturum deposundadır ve her biri tek bir sekme içindir.",
  },
  offline: {
    title: "Çevrimdışı okuyabilmen için saklananlar",
    text: "Bunlar tarayıcının önbellek deposundadır.",
  },
  reminders: {
    title: "Hatırlatıcılar",
    text: "Bir cihazın sana hatırlatma yapmasına izin verirsen tarayıcısı, bu site için anlık bildirim hizmetindeki bir adresi saklar. Tercihler sayfasından hatırlatmayı durdurduğunda ya da çıkış yaptığında silinir.",
  },
  analysis: {
    title: "Kullanım analizi",
    text: "Onayın olmadan yapılmaz. Onaydan önce hiçbir analiz hizmetinin kodu yüklenmez ve bunun için hiçbir şey saklanmaz. Ölçüm ve ekran kaydı ayrı ayrı seçilir; hayır yanıtı da evet gibi saklanır.",
    entries:
      "Kabul edersen PostHog, bu tarayıcının ve ziyaretinin kimliği ile onayını <code>{one}</code> ya da <code>{other}</code> adlı girdilerde ve tek bir çerezde en fazla {days, number} gün saklar. <code>{events}</code> henüz gönderilmemiş olanları, <code>{session}</code> ise en son sayılan girişi tutar. Onayını geri çektiğinde hepsi hemen silinir.",
  },
  away: {
    title: "Hepsini silmek",
    text: "Çıkış yap, sonra tarayıcının ayarlarından bu sitenin verilerini sil. Hesabın, Tercihler sayfasından silene kadar sunucuda kalır.",
  },
  purposes: {
    session: "Oturumun; açık kalması için. Çıkış yaptığında silinir.",
    verifier:
      "Burada başlattığın bir girişi ya da şifre değişikliğini yalnızca bu tarayıcının tamamlayabilmesini sağlayan gizli bir anahtar. İşlem tamamlanınca silinir.",
    language:
      "Menülerin, düğmelerin ve mesajların dili; bir dil seçtiysen ya da buraya o dildeki bir adresle geldiysen.",
    accountLanguage:
      "Hesabında belirtilen kendi dilin. Bir dil seçmediysen bu geçerlidir. Çıkış yaptığında silinir.",
    reader: "Burada kimin metinlerinin ve kelimelerinin saklandığı; o oturum bitince silinebilmeleri için.",
    preferencesMirror: "Dil, seviye ve kategoriler; ilk sayfanın hemen yüklenebilmesi için.",
    preferencesLocal: "Giriş yapmadan ya da sunucuya ulaşılamazken yaptığın seçimler.",
    theme: "Açık, koyu ya da sistemindeki gibi; sayfa açılırken ekranın parlamaması için.",
    consent: "Kullanım analizini kabul edip etmediğin; yalnızca bir kez sormamız için.",
    returnTarget:
      "Kaydolmak ya da giriş yapmak için e-postana veya başka bir siteye geçerken bulunduğun yer. Döndüğünde silinir.",
    firstSteps: "Kaydolduktan sonraki ilk adımların henüz tamamlanmadığı.",
    readingLook: "Bu cihazda okuduğun metinlerin satır aralığı, genişliği ve okunuşları.",
    listening: "Sesli okuma için seçtiğin ses, hız ve duraklama.",
    positions: "Metinlerinde kaldığın yerler; çevrimdışıyken de bulabilmen için.",
    outbox: "Yaptıklarından sunucuya henüz ulaşmayanlar. Gönderilir gönderilmez silinir.",
    reviews: "En son tekrar zamanı gelen kelimelerin; çevrimdışıyken de tekrar edebilmen için.",
    cards: "Tekrarda kelimelerin bu cihazda nasıl sorulduğu: göstererek, boşlukla, sesle ya da yazdırarak.",
    releaseBucket: "0 ile 99 arasında rastgele bir sayı: yeni bir sürümü erken görüp görmeyeceğin.",
    releaseRevision: "Sitenin gördüğün en yeni sürümü; yanlışlıkla eskisine dönmemen için.",
    releaseSession: "Rastgele bir sayı; bu sekmede çalışmayan bir sürümün yalnızca bir kez sayılması için.",
    releaseReports: "Bunlardan hangilerinin bildirildiği.",
    brokenReleases: "Sitenin bu sekmede çalışmayan parçaları; sekmenin çalışan sürümde kalması için.",
    brokenShell: "Onları çevreleyen çerçeve için aynısı.",
    releaseReload:
      "Sayfanın daha yeni bir sürüm için yeniden yüklendiği; bunun yalnızca bir kez olması için.",
    onPage: "Bu sayfanın ne gösterdiği; takılırsa sonraki sayfanın bundan kaçınması için.",
    openedBooks: "Bu sekmede açtığın kitaplar; her ziyaretin bir kez sayılması için.",
    wish: "Giriş yapman istendiğinde bir kitapla ne yapmak istediğin.",
    override: "Bu sekmede görmeyi seçtiğin bir parça sürümü ve hangi bağlantıyla seçtiğin.",
    frame: "Diğer her şeyi çevreleyen sayfa.",
    files: "Sitenin bu sürümünün dosyaları.",
    shared: "Başka bir uygulamanın Lagom’la paylaştığı bir dosya; sen onu burada görene kadar.",
    hung: "Takılma yaşanan son yirmi sekmede nelerin takıldığı.",
    personal:
      "Açtığın metinler ve listeler, yalnızca senin için. Çıkış yaptığında ya da başka biri giriş yaptığında silinir.",
  },
};
