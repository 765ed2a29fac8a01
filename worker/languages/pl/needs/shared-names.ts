/**
 * Per need: the name within a sentence (`text`), as a guest ticks it (`guest`), in the accusative (`onto`: alergia na mleko,
 * zawiera mleko) and the genitive (`of`: bez mleka, nietolerancja mleka); the same two of what guests call it (`said`); the
 * law's bounds or word behind it where a dish is described (`law`). Of a diet, `text` describes a dish, and `need` a person's
 * diet. Left out, they follow from `text`.
 */
export type Names = {
  law?: string
  text: string
  guest?: string
  onto?: string
  of?: string
  said?: { onto: string; of: string }
  need?: string
}

// The 14 allergens and their kinds: Regulation (EU) No 1169/2011, Annex II, Polish edition (rozporządzenie (UE) nr 1169/2011,
// załącznik II).
export const names: Record<string, Names> = {
  gluten: { law: 'zboża zawierające gluten', text: 'gluten', of: 'glutenu' },
  wheat: { text: 'pszenica', onto: 'pszenicę', of: 'pszenicy' },
  rye: { text: 'żyto', of: 'żyta' },
  barley: { text: 'jęczmień', of: 'jęczmienia' },
  oats: { text: 'owies', of: 'owsa' },
  crustaceans: {
    law: 'skorupiaki',
    text: 'skorupiaki',
    of: 'skorupiaków',
    guest: 'Krewetki, kraby, homary',
    said: { onto: 'krewetki, kraby i homary', of: 'krewetek, krabów i homarów' },
  },
  eggs: { text: 'jaja', of: 'jaj' },
  fish: { text: 'ryby', of: 'ryb' },
  peanuts: { law: 'arachidowe', text: 'orzeszki ziemne', of: 'orzeszków ziemnych' },
  soybeans: { text: 'soja', onto: 'soję', of: 'soi' },
  milk: { text: 'mleko', of: 'mleka' },
  lactose: { text: 'laktoza', onto: 'laktozę', of: 'laktozy' },
  nuts: { text: 'orzechy', of: 'orzechów' },
  almonds: { text: 'migdały', of: 'migdałów' },
  hazelnuts: { text: 'orzechy laskowe', of: 'orzechów laskowych' },
  walnuts: { text: 'orzechy włoskie', of: 'orzechów włoskich' },
  cashews: { text: 'orzechy nerkowca', of: 'orzechów nerkowca' },
  pecans: { text: 'orzeszki pekan', of: 'orzeszków pekan' },
  'brazil-nuts': { text: 'orzechy brazylijskie', of: 'orzechów brazylijskich' },
  pistachios: { text: 'pistacje', of: 'pistacji' },
  macadamias: { text: 'orzechy makadamia', of: 'orzechów makadamia' },
  'pine-nuts': { text: 'orzeszki piniowe', of: 'orzeszków piniowych' },
  celery: { text: 'seler', of: 'selera' },
  mustard: { text: 'gorczyca', onto: 'gorczycę', of: 'gorczycy', guest: 'Gorczyca, musztarda' },
  sesame: {
    text: 'nasiona sezamu',
    of: 'nasion sezamu',
    guest: 'Sezam',
    said: { onto: 'sezam', of: 'sezamu' },
    law: 'nasiona sezamu',
  },
  sulphites: {
    law: 'dwutlenek siarki i siarczyny powyżej 10 mg/kg lub 10 mg/l',
    text: 'dwutlenek siarki i siarczyny',
    of: 'dwutlenku siarki i siarczynów',
    guest: 'Siarczyny',
    said: { onto: 'siarczyny', of: 'siarczynów' },
  },
  lupin: { text: 'łubin', of: 'łubinu' },
  molluscs: {
    law: 'mięczaki',
    text: 'mięczaki',
    of: 'mięczaków',
    guest: 'Małże, ostrygi, kalmary, ślimaki',
    said: { onto: 'małże, ostrygi, kalmary i ślimaki', of: 'małży, ostryg, kalmarów i ślimaków' },
  },
  vegetarian: { text: 'wegetariańskie', need: 'dieta wegetariańska', guest: 'Dieta wegetariańska' },
  vegan: { text: 'wegańskie', need: 'dieta wegańska', guest: 'Dieta wegańska' },
  pescatarian: { text: 'peskatariańskie', need: 'dieta peskatariańska', guest: 'Dieta peskatariańska' },
  halal: { text: 'halal', need: 'dieta halal' },
  kosher: { text: 'koszerne', need: 'dieta koszerna' },
  'no-pork': { text: 'bez wieprzowiny', need: 'dieta bez wieprzowiny' },
  'no-beef': { text: 'bez wołowiny', need: 'dieta bez wołowiny' },
  'no-alcohol': { text: 'bez alkoholu' },
}
