/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`) and before “alerjisi” (`before`); the law's
 * bounds or word behind it where a dish is described (`law`). Of a diet, `text` describes a dish, and `need` what a
 * person wants. Left out, they follow from `text`. Nothing of it is inflected: what is contained or missing stands in the
 * nominative, “süt içerir”, “süt olmadan”.
 */
export type Names = {
  law?: string
  text: string
  guest?: string
  before?: string
  need?: string
}

// The 14 allergens and their kinds: Türk Gıda Kodeksi Gıda Etiketleme ve Tüketicileri Bilgilendirme Yönetmeliği, Ek-1.
export const names: Record<string, Names> = {
  gluten: { law: 'gluten içeren tahıllar', text: 'gluten' },
  wheat: { text: 'buğday' },
  rye: { text: 'çavdar' },
  barley: { text: 'arpa' },
  oats: { text: 'yulaf' },
  crustaceans: {
    law: 'kabuklular',
    text: 'kabuklular',
    guest: 'Karides, yengeç, ıstakoz',
    before: 'karides, yengeç ve ıstakoz',
  },
  eggs: { text: 'yumurta' },
  fish: { text: 'balık' },
  peanuts: { text: 'yer fıstığı' },
  soybeans: { law: 'soya fasulyesi', text: 'soya' },
  milk: { text: 'süt' },
  lactose: { text: 'laktoz' },
  nuts: {
    law: 'sert kabuklu meyveler',
    text: 'sert kabuklu meyve',
    guest: 'Fındık, ceviz, badem vb.',
    before: 'fındık, ceviz, badem vb.',
  },
  almonds: { text: 'badem' },
  hazelnuts: { text: 'fındık' },
  walnuts: { text: 'ceviz' },
  cashews: { text: 'kaju fıstığı' },
  pecans: { text: 'pikan cevizi' },
  'brazil-nuts': { text: 'Brezilya fındığı' },
  pistachios: { text: 'Antep fıstığı' },
  macadamias: { text: 'macadamia fındığı' },
  'pine-nuts': { text: 'çam fıstığı' },
  celery: { text: 'kereviz' },
  mustard: { text: 'hardal' },
  sesame: { law: 'susam tohumu', text: 'susam tohumu', guest: 'Susam', before: 'susam' },
  sulphites: {
    law: 'kükürt dioksit ve sülfitler, 10 mg/kg veya 10 mg/L üzeri',
    text: 'kükürt dioksit ve sülfitler',
    guest: 'Sülfit',
    before: 'sülfit',
  },
  lupin: { text: 'acı bakla' },
  molluscs: {
    law: 'yumuşakçalar',
    text: 'yumuşakçalar',
    guest: 'Midye, istiridye, kalamar, salyangoz',
    before: 'midye, istiridye, kalamar ve salyangoz',
  },
  vegetarian: { text: 'vejetaryen' },
  vegan: { text: 'vegan' },
  pescatarian: { text: 'pesketaryen' },
  halal: { text: 'helal' },
  kosher: { text: 'koşer' },
  'no-pork': { text: 'domuz etsiz', guest: 'Domuz eti yok', need: 'domuz eti yok' },
  'no-beef': { text: 'sığır etsiz', guest: 'Sığır eti yok', need: 'sığır eti yok' },
  'no-alcohol': { text: 'alkolsüz', guest: 'Alkol yok', need: 'alkol yok' },
}
