import { kitchen as words } from '#languages/tr/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Bir organizatör size mutfak için bir bağlantı gönderdi. Hesap açmanız ya da bir şey kurmanız gerekmez.
      Burada ne gösterdiği ve nasıl yanıt vereceğiniz anlatılıyor. Resimler sayfaları İngilizce gösterir.
    </p>
  ),
  plannerGuide: 'Organizatörler için yardım (İngilizce)',
  parts: {
    link: {
      title: 'Bağlantı',
      body: (
        <>
          <p>
            Bağlantı ne pişirileceğini gösterir: tabaklar, her bölüm ve başka bir şeye ihtiyacı olan
            misafirler. Organizatörün sizin için seçtiği bölümleri ve adları gösterir; bir iş arkadaşınızın
            bağlantısı başkalarını gösterebilir. Adresleri asla göstermez.
          </p>
          <p>
            Bağlantı kimdeyse misafirlerin neden kaçınması gerektiğini görür: mutfakta kalsın. Yemekten{' '}
            {openAfterMealDays} gün sonrasına, gün verilmemişse yanıtlar kapandıktan {openAfterClosingDays}{' '}
            gün sonrasına kadar çalışır. Organizatör daha önce kapatabilir: sayfa o zaman açık olduğu her
            yerde boşalır.
          </p>
          <Picture name="caterer-course" on="phone">
            Telefonda bir bölüm: önce sayılar, değişenlerle birlikte.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Sayılar ne anlama gelir?',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Menüde olduğu gibi çıkan tabaklar.'],
            [
              kitchen.changedHead,
              'O yemeğin yerine başka bir şey verilecek misafirlerin tabakları, numaralarıyla.',
            ],
            [kitchen.totalHead, 'İkisi birlikte. Bir bölümün toplamları etkinliğin tabak sayısını verir.'],
            [
              kitchen.notChosen,
              'O bölümde seçim yapmamış misafirler. Organizatör ne verileceğine karar verdiyse yazar.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Bir yemeğin kaçının çocuklar için olduğu. Çocuklar için yapılan yemek, bölümünde ötekilerin altındadır.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Hiçbir toplamda yer almaz: yedek tabaklar ve misafir olmayanların yemekleri.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Kimin başka bir şeye ihtiyacı var?',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Başka bir şeye ihtiyacı olan bir misafir. Numara bütün etkinlik boyunca onundur: fikrini değiştirse de kalır ve başka kimseye verilmez. Masadaki komşusuna bir şey söylemez, bu yüzden isim kartında durabilir.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Bir alerji ya da çölyak hastalığı. İntoleranslar ve tercihler daha küçük yazılır ve ne oldukları belirtilir.',
              ],
              ['“satay sosu olmasın”', 'Misafirin kendi sözleri, yazdığı gibi.'],
              [
                kitchen.wordsNotChecked,
                'Bu sözleri henüz kimse yemeklerle karşılaştırmadı. Uyarısı olmayan bir yemek de adı geçeni içerebilir: bu misafir için pişirmeden önce organizatöre sorun.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Yetişkin olmayanların adından sonra. “${menu.noPlate}”, mutfaktan hiçbir şey yemeyen bir bebek demektir.`,
              ],
              [
                'YER FISTIĞI DOĞRULANMADI',
                'Yemeğin yer fıstığı içerip içermediğini henüz kimse söylemedi. Bu, olmadığı anlamına gelmez.',
              ],
              [
                kitchen.notAgreed,
                'Yemek, misafirin kaçınması gerekeni içeriyor ve ne verileceği henüz kararlaştırılmadı. Misafirin sayfasında mutfağa sorulması gerektiği yazar.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Özel tabaklar: her biri numarasıyla, kaçınılacaklarla ve verilecek yemekle.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'Canlı ve internetsiz',
      body: (
        <>
          <p>
            En üstteki satırda <strong>canlı</strong> ve saat yazar. Sayfa o sırada bir yanıt değişince
            kendiliğinden yenilenir. <strong>Bağlantı yok, son bağlantı: 18:02</strong> yazıyorsa 18:02’deki
            durumu görüyorsunuz. Ekranda kalır ve bağlantı gelir gelmez yenilenir. Yazdığınız hiçbir şey
            kaybolmaz. Sayfa kaydedildiğini söylediğinde kaydedilmiştir, daha önce değil.
          </p>
          <p>
            Organizatör bağlantınız için izin verdiyse <strong>{kitchen.keepHere}</strong> sayfayı internetsiz
            de açar, 24 saat boyunca, son bağlantıdaki haliyle. Ne zamana ait olduğu büyük harflerle yazar.
            Ardından telefondan silinir; <strong>{kitchen.removeKept}</strong> düğmesine bastığınızda ya da
            bağlantı kapatıldıktan sonra telefon internete dönünce de silinir.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> telefon ya da tablet ekranının kararmasını önler. Sayfa ses
            çıkarmaz.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Kâğıt',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> önce sayıları, sonra başka bir şeye ihtiyacı olan herkesi
          yazdırır. Yanında masalara göre yemekler, yalnız özel tabaklar, servis çizelgeleri, yemek kartları
          ve bağlantı bütün adları gösteriyorsa isim kartları vardır. Her biri bağlantınızın gösterdiğini
          gösterir, fazlasını değil. Üstünde hangi çizelge olduğu ya da numaralı bir çizelge olmadığı ve saati
          yazar. Basılı çizelge değişmez: servisten önce bağlantıya bakın. Servisten sonra bastıklarınızı imha
          edin, çünkü misafirlerin adını ve neden kaçındıklarını içerirler.
        </p>
      ),
    },
    confirm: {
      title: 'Yemekte ne olduğunu doğrulama',
      body: (
        <>
          <p>
            Bir yemeğin içinde ne olduğunu ve yiyenlerin neden kaçınması gerektiğini görmek için adına basın.
            Organizatör izin verdiyse <strong>{kitchen.confirmContents}</strong> düğmesini de görürsünüz. Önce
            yemeği seçen misafirlerin kaçınması gerekenler sorulur. Her alerjen için{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> ya da{' '}
            <em>{kitchen.stateLabel.without}</em> deyin; bilmediğinizi{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em> olarak bırakın.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> demek yalnızca mutfağın işidir, organizatör diyemez. Söz
            konusu olan tariftir; bu yüzden “{kitchen.traces}” hep yanında durur. Siz ve organizatör orada
            adınızı da görürsünüz. Misafirler “Mutfak” ve günü görür.
          </p>
          <p>
            Tarif değişirse burada belirtin. İlgilenen misafirlere haber veririz ve onlar için kararlaştırılan
            yeniden açılır. Form açıkken başkalarının yazdıkları formda görünür ve kalır; ayrıştığınız yerde
            hangisinin kalacağını size sorarız.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Yerine ne verileceğini kararlaştırma',
      body: (
        <>
          <p>
            Organizatör izin verdiyse <strong>{kitchen.specialsHead}</strong> bölümünü açın ya da yemeğin
            altındaki S14 gibi bir numaraya basın. Kararlaştırılacak bir şey varsa, adınızla birlikte{' '}
            <strong>{kitchen.serveInstead}</strong> alanına yazın. Organizatör hemen görür, misafir de onay
            sayfasında okur; onun okuyacağı gibi yazın: “Salatalık salatası”.
          </p>
          <p>
            Tabak o zaman <em>{kitchen.changedHead}</em> sayılır. Misafir başka bir yemek seçerse, yeni bir
            şey söylerse ya da yemek onun kaçındığı bir şeyde değişirse konu yeniden açılır ve size bir daha
            sorulur. Kararlaştırdığınızı başkası değiştirirse sayfanız öncekini, şimdikini ve kimden geldiğini
            söyler; adresi olan bağlantıya e-posta gider.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Numaralı çizelgeler ve “gördüm”',
      body: (
        <>
          <p>
            Bağlantı hep şu anki sayıları gösterir. Organizatör zaman zaman{' '}
            <strong>numaralı bir çizelge</strong> yayımlar: 1. çizelge, 2. çizelge ve sonunda kesin çizelge.
            Yayımlanan çizelge hiç değişmez. Yenisi onun yerini alır.
          </p>
          <p>
            Bandın altındaki satıra basın, neyin değiştiğini okuyun, adınızı yazın ve{' '}
            <strong>{sheets.haveSeen(3)}</strong> düğmesine basın. Organizatör böylece kimin hangi çizelgeyi
            ne zaman gördüğünü okur. Bağlantıyı açmanız ona yalnızca açıldığını söyler. Bu arada daha yeni bir
            çizelge çıktıysa sayfa bunu söyler ve onu gösterir.
          </p>
        </>
      ),
    },
    differences: {
      title: 'O zamandan beri ne değişti?',
      body: (
        <>
          <p>
            Üstteki bir satır, gördüğünüz çizelgeden beri nelerin değiştiğini, siz bir sonrakini görünceye
            kadar sayar. Hepsini okumak için basın. Her satır büyük harflerle konusuyla başlar: önce ALERJİ,
            sonra MASA, bölümler ve MİSAFİRLER. “ANA YEMEK Dana bonfile 46 → 48 (+2)” şimdi 48,
            çizelgenizdekinden iki fazla demektir.
          </p>
          <Picture name="caterer-changes" on="phone">
            Marta’nın gördüğü 1. çizelgeden beri değişenler.
          </Picture>
          <p>
            Kesin çizelgeden sonraki değişiklik işaretlidir ve mutfağa haber verilmediği yazar. Henüz kimse
            bunu sizinle kararlaştırmadı: geç kaldıysa organizatörü arayın.
          </p>
        </>
      ),
    },
    ring: {
      title: 'Kimi aramalı?',
      body: (
        <p>
          Organizatör numarasını verdiyse sayfanın sonunda ve kâğıdın üstünde durur. Sohbet yoktur: acil
          durumda lütfen telefon edin. Bağlantı çalışmıyorsa organizatörden yenisini isteyin.
        </p>
      ),
    },
    never: {
      title: 'Asla söylemediklerimiz',
      body: (
        <p>
          Misafirlerin, organizatörlerin ve mutfakların yazdıklarını iletiriz. Yiyecekleri denetleyemeyiz:
          hiçbir sayfamız, e-postamız ya da çizelgemiz bir yemeğin birine dokunmayacağına söz vermez. Bir şey
          bildirilmediyse doğrulanmamıştır. Bir misafirin bir yemeği yiyip yiyemeyeceğini yalnızca mutfak
          bilir; servis ekibi masada söyler.
        </p>
      ),
    },
  },
}
