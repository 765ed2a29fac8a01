/**
 * Per need: the name in a list (`text`), with its article as the object of a sentence and at a guest's box (`the`), as a
 * guest ticks it where that differs (`guest`); the law's bounds or word behind it where a dish is described (`law`). A diet
 * as what a person has (`has`), and as what is said of a dish that does not keep it (`not`).
 */
export type Names = {
  law?: string
  text: string
  the: string
  guest?: string
  has?: string
  not?: string
}

/**
 * Names as in the Arabic editions of Codex Alimentarius, General Standard for the Labelling of Prepackaged Foods
 * (CXS 1-1985), section 4.2.1, and Code of Practice on Food Allergen Management (CXC 80-2020), whose word for tree nuts is
 * ثمار جوزية. Celery, lupin and mustard stand there for national lists only, and molluscs not at all: their names are the
 * plain words. The bound of sulphites is that of the list of all languages, Regulation (EU) No 1169/2011, Annex II.
 */
export const names: Record<string, Names> = {
  gluten: { law: 'حبوب تحتوي على الغلوتين', text: 'غلوتين', the: 'الغلوتين' },
  wheat: { text: 'قمح', the: 'القمح' },
  rye: { text: 'شيلم (جاودار)', the: 'الشيلم (الجاودار)' },
  barley: { text: 'شعير', the: 'الشعير' },
  oats: { text: 'شوفان', the: 'الشوفان' },
  crustaceans: {
    law: 'قشريات',
    text: 'قشريات',
    the: 'القشريات (الروبيان والسلطعون والكركند)',
    guest: 'الروبيان (الجمبري)، السلطعون، الكركند',
  },
  eggs: { text: 'بيض', the: 'البيض' },
  fish: { text: 'أسماك', the: 'السمك' },
  peanuts: { text: 'فول سوداني', the: 'الفول السوداني' },
  soybeans: { text: 'فول الصويا', the: 'فول الصويا' },
  milk: { text: 'حليب', the: 'الحليب' },
  lactose: { text: 'لاكتوز', the: 'اللاكتوز' },
  nuts: { law: 'ثمار جوزية', text: 'مكسرات', the: 'المكسرات' },
  almonds: { text: 'لوز', the: 'اللوز' },
  hazelnuts: { text: 'بندق', the: 'البندق' },
  walnuts: { text: 'جوز (عين الجمل)', the: 'الجوز (عين الجمل)' },
  cashews: { text: 'كاجو', the: 'الكاجو' },
  pecans: { text: 'جوز البقان (بيكان)', the: 'جوز البقان (البيكان)' },
  'brazil-nuts': { text: 'جوز برازيلي', the: 'الجوز البرازيلي' },
  pistachios: { text: 'فستق حلبي', the: 'الفستق الحلبي' },
  macadamias: { text: 'مكاديميا', the: 'المكاديميا' },
  'pine-nuts': { text: 'صنوبر', the: 'الصنوبر' },
  celery: { text: 'كرفس', the: 'الكرفس' },
  mustard: { text: 'خردل', the: 'الخردل' },
  sesame: { text: 'سمسم', the: 'السمسم' },
  sulphites: {
    law: 'أكثر من 10 ملغ/كغ أو 10 ملغ/لتر',
    text: 'كبريتيت',
    the: 'الكبريتيت',
  },
  lupin: { text: 'ترمس', the: 'الترمس' },
  molluscs: {
    law: 'رخويات',
    text: 'رخويات',
    the: 'الرخويات (بلح البحر والمحار والحبار والحلزون)',
    guest: 'بلح البحر، المحار، الحبار، الحلزون',
  },
  vegetarian: { text: 'نباتي', the: 'نباتي', has: 'نظام غذائي نباتي', not: 'ليس نباتيًا' },
  vegan: {
    text: 'نباتي صرف',
    the: 'نباتي صرف (فيغان)',
    has: 'نظام غذائي نباتي صرف',
    not: 'ليس نباتيًا صرفًا',
  },
  pescatarian: {
    text: 'نباتي مع السمك',
    the: 'نباتي مع السمك',
    has: 'نظام غذائي نباتي مع السمك',
    not: 'ليس نباتيًا مع السمك',
  },
  halal: { text: 'حلال', the: 'حلال', has: 'التزام بالطعام الحلال', not: 'ليس حلالًا' },
  kosher: { text: 'كوشير', the: 'كوشير', has: 'التزام بطعام الكوشير', not: 'ليس كوشير' },
  'no-pork': {
    text: 'بلا لحم خنزير',
    the: 'بلا لحم خنزير',
    has: 'امتناع عن لحم الخنزير',
    not: 'يحتوي على: لحم خنزير',
  },
  'no-beef': {
    text: 'بلا لحم بقر',
    the: 'بلا لحم بقر',
    has: 'امتناع عن لحم البقر',
    not: 'يحتوي على: لحم بقر',
  },
  'no-alcohol': { text: 'بلا كحول', the: 'بلا كحول', has: 'امتناع عن الكحول', not: 'يحتوي على: كحول' },
}
