// The home page, where the code is entered.

export const validatingCode = 'Kontrol ediliyor…'
export const backToSignIn = 'Oturum açmaya dön'
export const howItWorks = 'Nasıl çalışır?'
export const howSteps = [
  ['Kodunuzu girin', 'Kod, etkinliğinizin menüsünü açar. Hesap gerekmez.'],
  ['Herkes için seçin', 'Kendiniz ve sizinle gelenler için her bölümden bir yemek seçin.'],
  ['Seçimlerinizi gönderin', 'Son güne kadar dönüp değiştirebilirsiniz.'],
] as const
export const beforeTheDay = 'Kim ne yiyecek, davetten önce belli olsun.'
export const whatPlannersGet =
  'Misafirlerinize tek bir bağlantı gönderin. Yemeklerini seçsinler, ne yiyemediklerini yazsınlar; mutfağınız doğru sayıları görsün.'
export const startPlanning = 'Hemen başlayın, 30 misafire kadar ücretsiz'
export const tryAsGuest = 'Misafir olarak deneyin'
export const examples = 'Bir örnek: aynı menü; misafirin, organizatörün ve mutfağın gözünden'
export const guestChooses = 'Anna üç kişi için seçiyor'
export const plannerSees = 'Kimin ne yiyeceğini görürsünüz'
export const kitchenCooks = 'Mutfak doğru sayıları bilir'
export const example = {
  title: 'Clara & Jonah',
  day: '10 Ocak, Seehaus Lindow',
  course: 'Başlangıç',
  dishes: ['Burrata', 'Kestane çorbası', 'Marine alabalık'],
  initials: ['A', 'L', 'M'],
} as const
/** Sentences of the planner’s and the kitchen’s half, each beside an example of its page. */
export const story = {
  planner: {
    name: 'Her yanıtı geldiği anda görürsünüz',
    text: 'Misafirleriniz seçtikçe sayılar değişir. İlgilenmeniz gerekenler hemen yanında görünür.',
    example: 'Organizatör sayfasından bir örnek',
    counts: ['geliyor, 100 kişiden', 'gelmiyor', 'hâlâ seçiyor'],
    waiting: [
      ['13 misafir yememesi gereken bir yemeği seçti', 'Yerine ne verileceğini mutfakla kararlaştırın.'],
      ['3 misafir ne yiyemediğini kendi sözleriyle yazdı', '“Mantar olmasın lütfen”'],
    ],
  },
  kitchen: {
    name: 'Mutfağınız ne pişireceğini bilir',
    text: 'Hesap gerektirmeyen tek bir bağlantı ya da kâğıt üzerinde bir çizelge. Her özel tabakta misafirin adı, masası ve ne kararlaştırıldığı yazar.',
    example: 'Mutfak çizelgesinden bir örnek',
    dishes: [
      ['Ağır ateşte dana kaburga', '67 menüdeki gibi, 8 sütsüz'],
      ['Fırında levrek', '12 menüdeki gibi'],
    ],
    specials: [
      ['S14 · Marta Weber, Masa 4', 'Sütsüz: zeytinyağlı püreyle dana kaburga, kararlaştırıldı'],
      ['S22 · Leo Brandt, Masa 7', 'Balıksız: yerine dana kaburga, kararlaştırıldı'],
    ],
  },
} as const
/** @param agreed plates of `all` that are made otherwise */
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} menüdeki gibi, ${agreed} sütsüz, kararlaştırıldı`
}
/** @param count people who have answered, of `all` */
export function haveChosen(count: number, all: number): string {
  return `${all} kişiden ${count} kişi seçti`
}
/** @param link to the sign-in, which says `plannerSignIn` */
export function planningAnEvent(link: string): string {
  return `Bir etkinlik mi düzenliyorsunuz? ${link}`
}
export const plannerSignIn = 'Organizatör girişi'
