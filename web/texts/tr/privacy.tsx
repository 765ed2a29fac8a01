import { site } from '#core/site'
import {
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  restorableDays,
} from '#retention/rules'
import { Mail } from '../document/document.tsx'
import type { PrivacyText } from '../en/text.ts'

export const privacy: PrivacyText = {
  lead: (
    <p>
      {site.name} kimin ne yediğini toplar, bunun dışında olabildiğince azını. Burada misafirler neyi
      sakladığımızı, kimin gördüğünü, ne zaman sildiğimizi ve neler yapabileceklerini okur.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Yanıtınızdan neyi saklıyoruz?',
      body: (
        <>
          <p>
            Bilgilerinizin ne için toplandığına etkinliği planlayan kişi karar verir; biz onun adına işleriz.
          </p>
          <ul>
            <li>Grubunuzdaki kişilerin adları ve her birinin seçtikleri.</li>
            <li>
              E-posta adresi, yalnızca etkinlik soruyorsa ve siz, ya da sizin yerinize organizatör verirse:
              bağlantınız, yemekleriniz ve etkinlikle ilgili haberler ve eksik seçim hatırlatmaları için.
            </li>
            <li>
              Gelemeyeceğinizi bildirirseniz: verdiğiniz adlar ve adres, başka bir şey değil. Öteki yanıtlar
              gibi saklanır ve silinir.
            </li>
            <li>
              Organizatör bir misafir listesi tutuyor ve siz listedeyseniz: grubunuzun adları ve büyüklüğü,
              eklendiyse e-posta, telefon, dil, masa ve bir not. Kişisel bağlantınızın yalnızca bir özetini
              (hash) saklarız.
            </li>
            <li>
              Organizatör size bizim aracılığımızla yazarsa: grubunuza hangi e-postanın ne zaman gittiği ve
              ulaşıp ulaşmadığı, {mailKeptDays} gün boyunca. Her birinde bunları durduran bir bağlantı vardır.
              Bunun geçerli kalması için adresinizin geri döndürülemeyen bir özetini saklarız.
            </li>
            <li>Yanıtın ne zaman verildiği, en son ne zaman ve hangi dilde değiştirildiği.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Kaçınmanız gerekenler sağlık verisidir',
      body: (
        <>
          <p>
            Birinin neden kaçınması gerektiği sağlığı ya da inancı hakkında bir şey söyleyebilir. Vermek
            zorunlu değildir. Yalnızca yiyebileceğiniz bir şey sunulsun diye sorarız ve açık rızanızla
            işleriz: “Onaylıyorum” diye başlayan düğmeye basarak verirsiniz. Yazıp iletmediğiniz bize
            gönderilmez: cihazınızda kalır.
          </p>
          <p>
            İşaretlediklerinizi ve yazdıklarınızı, rızanızın anını, metnini ve dilini, etkinlik soruyorsa
            çocuk ya da bebek olduğunu, yemekleriniz hakkında size söyleneni, isteğinizi ve yerine
            kararlaştırılanı saklarız.
          </p>
          <p>
            Grubunuzdaki başkaları için yazıyorsanız onların onaylaması ya da çocuklarınız olması gerekir. Son
            günden sonra bile, yemeğe kadar hepsini bağlantınızla kaldırabilirsiniz; basılmış çizelgeler
            kalabilir.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Kim görür?',
      body: (
        <>
          <p>
            Yanıtınızı bağlantınızla siz ve etkinliği planlayanlar görür. Mutfak, kendisi için oluşturulan
            bağlantıdan ve kâğıttan her yemekten kaç tane gerektiğini ve kimin başka bir şeye ihtiyacı
            olduğunu görür: kaçınmanız gerekenler, sözleriniz, yemekleriniz ve organizatör izin verirse
            adınız; e-posta adresiniz asla. Diğer misafirler bunların hiçbirini görmez.
          </p>
          <p>
            Sunucularımızı ve veritabanımızı Cloudflare, Inc. işletir ve e-postalarımızı o gönderir. Veri
            satmayız, reklam için kullanmayız.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Ne zaman sileriz?',
      body: (
        <ul>
          <li>
            Kaçınmanız gerekenler, rızanızla birlikte: yemek gününden {keptAfterDays} gün sonra; gün
            bilinmiyorsa adlarla birlikte. Kaldırırsanız, yanıtınızı geri çekerseniz ya da bilgilerinizi
            silerseniz hemen.
          </li>
          <li>
            Adlar ve e-posta adresleri: son günden {erasedAfterDays} gün sonra; son gün değiştiyse en geç
            ilkinden {latestAfterDays} gün sonra, ama hiçbir zaman sonuncusundan ya da yemekten{' '}
            {keptAfterDays} gün geçmeden. Sayılar ve yemekler adsız kalır.
          </li>
          <li>Geri çektiğiniz yanıt: adlar, alerjiler ve adres hemen.</li>
          <li>
            Bir misafir listesindeyseniz ve hiç yanıtlamazsanız: alerjiler silinirken; yanıtlarsanız
            yanıtınızla birlikte.
          </li>
          <li>
            Yedeklerden her şey {restorableDays} gün sonra kaybolur. Birini geri yüklersek silinmiş olanı
            hemen yeniden sileriz.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Cihazınızda kalanlar',
      body: (
        <>
          <p>Reklam ya da istatistik çerezi yoktur. Bir misafirin cihazında yalnızca şunları saklarız:</p>
          <ul>
            <li>seçtiğiniz dil, bir yıl boyunca;</li>
            <li>çerez bildirimine yanıtınız;</li>
            <li>gönderene kadar yanıtınızın taslağı;</li>
            <li>
              gönderilmiş yanıtı bulabilmeniz için bağlantısı ve o etkinliklerin kodlarını taşıyan bir çerez,
              en fazla bir yıl. Ana sayfada kaldırabilirsiniz;
            </li>
            <li>bir sayfanın ötekine aktardığı ve nereye kadar okuduğunuz, sekmeyi kapatana kadar.</li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Haklarınız',
      body: (
        <>
          <p>
            Verilerinizi görmeyi, düzeltmeyi, silmeyi, sınırlamayı ya da almayı isteyebilir, kullanılmasına
            itiraz edebilirsiniz. Son güne kadar yanıtınızı bağlantınızla değiştirir ya da geri çekersiniz;
            kaçınmanız gerekenleri yemeğe kadar kaldırırsınız; sonra orada adları, alerjileri ve adresi
            silersiniz. Bağlantınız yoksa organizatöre ya da bize başvurun.
          </p>
          <p>
            Rızanızı ileriye dönük olarak her an geri alabilirsiniz. Geri kalan her şey için{' '}
            <Mail to={site.supportEmail} /> adresine yazın: bir ay içinde yanıtlarız ve kim olduğunuzu
            göstermenizi isteyebiliriz. Yaşadığınız yerin veri koruma kurumuna da şikâyette bulunabilirsiniz.
          </p>
        </>
      ),
    },
    rest: {
      title: 'Politikanın tamamı, İngilizce',
      body: (
        <p>
          Misafirleri ilgilendiren bölüm burada bitiyor. Organizatörler için olanı da içeren gizlilik
          politikasının tamamı şimdilik yalnızca İngilizcedir. Aşağıdadır.
        </p>
      ),
    },
  },
}
