import type { NeedWords } from './need-words.ts'

/** Names of needs in Arabic. */
export const arabic: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], withPrefixes('مكسرات')],
    [['nuts'], withPrefixes('ثمار جوزية')],
    [['peanuts', 'pistachios'], withPrefixes('فستق')],
    [
      ['peanuts'],
      withPrefixes('فول سوداني,فستق سوداني,فستق العبيد,فستق عبيد,زبدة الفول السوداني,زبدة فول سوداني'),
    ],
    [['almonds'], withPrefixes('لوز,حليب اللوز,حليب لوز,مرزبان')],
    [['hazelnuts'], withPrefixes('بندق')],
    [['walnuts'], withPrefixes('جوز,عين الجمل')],
    [['cashews'], withPrefixes('كاجو')],
    [['pecans'], withPrefixes('بيكان,بقان,جوز البيكان,جوز البقان')],
    [['brazil-nuts'], withPrefixes('جوز برازيلي,جوز البرازيل')],
    [['pistachios'], withPrefixes('فستق حلبي')],
    [['macadamias'], withPrefixes('مكاديميا')],
    [['pine-nuts'], withPrefixes('صنوبر,حب الصنوبر')],
    [['gluten'], withPrefixes('غلوتين,جلوتين,كلوتين,قلوتين')],
    [['wheat'], withPrefixes('قمح,حنطة,سميد,برغل')],
    [['rye'], withPrefixes('شيلم,جاودار')],
    [['barley'], withPrefixes('شعير')],
    [['oats'], withPrefixes('شوفان,حليب الشوفان')],
    [
      ['milk'],
      withPrefixes('حليب,لبن,البان,منتجات الالبان,جبن,جبنة,اجبان,زبدة,سمن,قشطة,كريمة,زبادي,روب,لبنة'),
    ],
    [['lactose'], withPrefixes('لاكتوز')],
    [['eggs'], withPrefixes('بيض,بيضة,بياض البيض,صفار البيض')],
    [['fish'], withPrefixes('سمك,اسماك,سمكة,سلمون,تونة,تونا,انشوجة')],
    [['crustaceans', 'fish', 'molluscs'], withPrefixes('ماكولات بحرية,ثمار البحر,فواكه البحر')],
    [
      ['crustaceans'],
      withPrefixes('قشريات,روبيان,ربيان,جمبري,قريدس,سلطعون,سرطان البحر,كابوريا,استاكوزا,كركند,لوبستر'),
    ],
    [['molluscs'], withPrefixes('رخويات,بلح البحر,محار,حبار,كاليماري,كلماري,سبيط,اخطبوط,حلزون,ام الخلول')],
    [['soybeans'], withPrefixes('صويا,فول الصويا,حليب الصويا,صلصة الصويا,توفو')],
    [['celery'], withPrefixes('كرفس')],
    [['mustard'], withPrefixes('خردل,مسطردة')],
    [['sesame'], withPrefixes('سمسم,طحينة,حلاوة طحينية')],
    [['sulphites'], withPrefixes('كبريتيت,سلفيت,ثاني اكسيد الكبريت')],
    [['lupin'], withPrefixes('ترمس')],
    [['vegetarian'], withPrefixes('لحم,لحوم')],
    [['no-pork'], withPrefixes('خنزير,لحم خنزير,لحم الخنزير')],
    [['no-beef'], withPrefixes('بقر,لحم بقر,لحم البقر,لحم بقري')],
    [['no-alcohol'], withPrefixes('كحول,كحوليات,مشروبات كحولية,خمر,خمور,نبيذ')],
    [
      [],
      withPrefixes('جوز الهند,جوز هند,حليب جوز الهند,جوز الطيب,جوزة الطيب,حليب الارز,حليب الرز,زبدة الكاكاو'),
    ],
  ],
  states: [
    [['vegetarian'], withPrefixes('نباتي,نباتية,نباتيون,نباتيين')],
    [['vegan'], withPrefixes('نباتي صرف,نباتية صرفة,نباتي صرفا,نباتي خالص,نباتية خالصة,فيغان,فيجان,فيكان')],
    [
      ['pescatarian'],
      `${withPrefixes('بيسكتاري,بيسكتارية,نباتي مع السمك,نباتية مع السمك')},pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana`,
    ],
    [['halal'], `${withPrefixes('حلال')},halal`],
    [['kosher'], `${withPrefixes('كوشير,كوشر')},koscher,casher,kasher,kosher`],
    [['gluten'], withPrefixes('سيلياك,مرض السيلياك,داء بطني,مرض زلاقي,داء زلاقي')],
  ],
  needs: withPrefixes(
    'حساسية,حساسيات,تحسس,متحسس,متحسسة,اتحسس,يتحسس,تتحسس,حساسيتي,حساسيته,حساسيتها,رد فعل,مشكلة,مشاكل',
  ),
  intoleranceWords: withPrefixes('عدم تحمل,صعوبة هضم,صعوبة في هضم'),
  leaveOut: withAnd(
    'لا,بدون,بدون اي,بلا,بلا اي,من دون,من دون اي,دون,دون اي,من غير,خالي من,خالية من,لا اكل,لا ياكل,لا تاكل,لا ناكل,لا اتناول,لا يتناول,لا تتناول,لا نتناول,لا اشرب,لا يشرب,لا تشرب,لا استطيع اكل,لا يمكنني اكل,لا يمكنني تناول,لا استطيع تناول,لا احب,لا اتحمل,لا يتحمل,لا تتحمل,ما اكل,ما باكل,مباكلش,ما اقدر اكل,ممنوع,ممنوع من,اتجنب,يتجنب,تتجنب,نتجنب',
  ),
  negators: withAnd(
    'ليس,ليست,لست,ليسوا,لم,لن,ما,غير,مش,مو,كلا,ابدا,اطلاقا,مطلقا,لا باس,لا مانع,لا مشكلة,لا يوجد,لا توجد,لا اعاني,لا يعاني,لا تعاني,عادي,مسموح,تمام,جيد,اكل,ياكل,تاكل,ناكل,اتناول,يتناول,تتناول,اشرب,يشرب,تشرب,احب,يحب,تحب,اتحمل,استطيع اكل,يمكنني اكل,يمكنني تناول',
  ),
  but: 'لكن,ولكن,لكنني,ولكنني,بل,الا,سوى,ما عدا,ماعدا,عدا,باستثناء',
}

/**
 * Phrases with what Arabic writes together with them: "and", the article, and "of", "to" or "with" before it. A phrase whose
 * later words have the article takes none. “To the” before ل is written with two ل, not three.
 */
function withPrefixes(phrases: string): string {
  return withAnd(phrases)
    .split(',')
    .flatMap((phrase) => {
      if (phrase.startsWith('و')) return [phrase]
      const tokens = phrase.split(' ')
      if (tokens.slice(1).some((word) => word.startsWith('ال'))) return [phrase, `ل${phrase}`, `ب${phrase}`]
      const article = tokens.map((word) => `ال${word}`).join(' ')
      const to = `لل${article.slice(2).replace(/^ل/, '')}`
      return [phrase, article, `و${article}`, `ب${article}`, to, `و${to}`]
    })
    .join(',')
}

/** Phrases alone and behind "and". */
function withAnd(phrases: string): string {
  return phrases
    .split(',')
    .flatMap((phrase) => [phrase, `و${phrase}`])
    .join(',')
}
