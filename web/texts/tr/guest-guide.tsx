import { partyMax } from '#core/limits'
import { guest as words } from '#languages/tr/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Davetlisiniz ve menünüzü seçmeniz isteniyor. Etkinlik kodu ve birkaç dakika yeter. Şöyle yapılır.
      Resimler sayfaları İngilizce gösterir.
    </p>
  ),
  enterCode: 'Kodu girin',
  parts: {
    code: {
      title: 'Kodunuzu girin',
      body: (
        <>
          <p>
            Davetiyenizde altı harf ve rakamdan oluşan bir kod, bir bağlantı ya da telefonunuzun kamerasıyla
            okutacağınız bir QR kodu vardır. Bağlantı ve QR kodu sizi doğrudan menüye götürür. Kodunuz varsa
            ana sayfaya yazıp <strong>{events.accessMenu}</strong> düğmesine basın. Büyük küçük harf fark
            etmez.
          </p>
          <Picture name="guest-code" on="phone">
            Kodu girilmiş ana sayfa.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Kim olduğunuzu yazın',
      body: (
        <>
          <ul>
            <li>
              <strong>Adınız</strong>, tabağın kime ait olduğu bilinsin diye.
            </li>
            <li>
              <strong>E-posta adresiniz</strong>, bazı etkinliklerde ve yalnızca isterseniz. Yanıtınızı
              değiştirme bağlantısını, yemekleriniz ya da etkinlikle ilgili haberleri ve eksik bir seçim varsa
              hatırlatmayı oraya göndeririz.
            </li>
            <li>
              <strong>Alerji ve beslenme ihtiyaçları</strong>, varsa: kaçınmanız gerekenleri işaretleyin ya da
              kendi sözlerinizle yazın. Tek bir düğme bunu organizatöre, birlikte planlayan kişilere ve
              mutfağa iletir, başka kimseye değil; yemeğe kadar kaldırabilirsiniz. Yemekten {keptAfterDays}{' '}
              gün sonra silinir. Yiyecekleri denetleyemeyiz: lütfen o gün servis ekibine de söyleyin.
            </li>
            <li>
              <strong>Kaç kişi olduğunuz</strong>, siz dahil, en fazla {partyMax}. Bir çift ya da aile için
              tek yanıt yeter.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            İlk adım: ad, alerjiler ve kaç kişi olduğunuz.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Yemeklerinizi seçin',
      body: (
        <>
          <p>
            İstediğiniz yemeğe dokunun: işaretlenir. Geri almak için yeniden dokunun ya da{' '}
            <strong>{menu.clearChoice}</strong> düğmesine basın. Bir bölümü boş bırakabilirsiniz. Yanıt
            gereken yerde bir yemek ya da <strong>{menu.noneName}</strong> seçin.
          </p>
          <Picture name="guest-dishes" on="phone">
            Bir bölüm ve yemekleri. Seçilen işaretlidir.
          </Picture>
          <p>
            Her yemeğin altında, bildirildiği kadarıyla, ne içerdiği yazar. Sizinle gelenler varsa sonraki
            adım her biri için ad, alerji ve yemek sorar. Kişiler arasında geçmek için bir ada dokunun; bir
            düğme kendi seçimlerinizi aynen aktarır.
          </p>
        </>
      ),
    },
    send: {
      title: 'Gözden geçirip gönderin',
      body: (
        <>
          <p>
            Son adım her şeyi tek sayfada gösterir; eksikler en üsttedir. Düzeltmek için adın yanındaki{' '}
            <strong>{party.change}</strong> düğmesine basın. Her şey doğruysa gönderin. Sayfada{' '}
            <strong>{party.submittedShort}</strong> yazınca kaydedilmiştir. Olmadıysa sayfa bunu söyler ve
            yazdıklarınızı saklar: yeniden deneyin.
          </p>
          <Picture name="guest-review" on="phone">
            Her şeyin tek sayfada olduğu son adım.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Yarıda kalırsa',
      body: (
        <p>
          Sayfayı kapatsanız, sinyal kesilse ya da pil bitse de yazdıklarınız cihazınızda kalır. Aynı
          bağlantıyı orada açıp kaldığınız yerden devam edin.
        </p>
      ),
    },
    change: {
      title: 'Yanıtınızı değiştirme ya da geri çekme',
      body: (
        <>
          <p>
            Gönderdikten sonra <strong>size ait bir bağlantı</strong> alırsınız. Onu kopyalayın ya da
            e-postayı saklayın. Aynı cihazda yanıtınız ana sayfada ve etkinliğin sayfasında da durur. Son güne
            kadar bu bağlantıyla adları, yemekleri, alerjileri ve kişi sayısını değiştirebilir ya da yanıtın
            tamamını geri çekebilirsiniz.
          </p>
          <p>
            Gelemiyorsanız adınızı yazdığınız yerde ya da bağlantınızın sayfasında{' '}
            <strong>{decline.cannotCome}</strong> düğmesine basın. O zaman yer tutmazsınız ve son güne kadar
            fikrinizi değiştirebilirsiniz.
          </p>
          <p>
            Bağlantı kimdeyse yanıtınızı değiştirebilir: yalnızca güvendiğiniz kişilere verin. Size ait
            olmayan bir cihazda ana sayfada <strong>{receipt.hideHere}</strong> düğmesine basın.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'Son yanıt günü',
      body: (
        <p>
          Sayfa, seçim için son günü ve saat dilimini gösterir. O günün tamamı sayılır, oradaki gece yarısına
          kadar. Yanıtladıktan sonra takviminize ekleyebilirsiniz. Gün geçtikten sonra da bağlantınız ne
          seçtiğinizi gösterir.
        </p>
      ),
    },
    messages: {
      title: 'Bir ileti ne anlama gelir?',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Bu kodla bir etkinlik yok. Davetiyenizle karşılaştırın: 5 bir S, 2 bir Z olabilir. Doğru görünüyorsa organizatöre sorun.',
            ],
            [
              events.deadlinePassed,
              'Burada seçmek için geç kalındı. Hâlâ değişiklik olup olmayacağını organizatöre sorun.',
            ],
            [menu.noCategories, 'Menü henüz eklenmedi. Birkaç gün sonra yeniden bakın.'],
            [
              menu.menuChanged,
              'Siz seçerken bir yemek kaldırıldı. Öteki seçimleriniz duruyor; yalnızca onun yerine yeniden seçin.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'Grubunuz boş yerlerden kalabalık. Kişi sayısını azaltın ya da organizatörden daha çok yer isteyin.',
            ],
            [
              party.linkExpired,
              'Son günden sonra seçimler değiştirilemez. Yine de okuyabilir, yazdırabilir ya da bilgilerinizi silebilirsiniz.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Yazdıklarınızı kim görür?',
      body: (
        <p>
          Organizatör ve etkinlikte pişirip servis yapanlar. Diğer misafirler görmez. Adlar ve adresler son
          günden {erasedAfterDays} gün sonra, kaçınmanız gerekenler ise, günü biliniyorsa, yemekten{' '}
          {keptAfterDays} gün sonra silinir. Son günden sonra hepsini bağlantınızla kendiniz de
          silebilirsiniz. Ayrıntılar: <a href="/privacy-policy">gizlilik politikası</a>.
        </p>
      ),
    },
  },
}
