import type { NeedWords } from './need-words.ts'

/** Names of needs in Arabic. */
export const arabic: NeedWords = {
  foods: [
    [['nuts', 'peanuts'], joined('مكسرات')],
    [['nuts'], joined('ثمار جوزية')],
    [['peanuts', 'pistachios'], joined('فستق')],
    [['peanuts'], joined('فول سوداني,فستق سوداني,فستق العبيد,فستق عبيد,زبدة الفول السوداني,زبدة فول سوداني')],
    [['almonds'], joined('لوز,حليب اللوز,حليب لوز,مرزبان')],
    [['hazelnuts'], joined('بندق')],
    [['walnuts'], joined('جوز,عين الجمل')],
    [['cashews'], joined('كاجو')],
    [['pecans'], joined('بيكان,بقان,جوز البيكان,جوز البقان')],
    [['brazil-nuts'], joined('جوز برازيلي,جوز البرازيل')],
    [['pistachios'], joined('فستق حلبي')],
    [['macadamias'], joined('مكاديميا')],
    [['pine-nuts'], joined('صنوبر,حب الصنوبر')],
    [['gluten'], joined('غلوتين,جلوتين,كلوتين,قلوتين')],
    [['wheat'], joined('قمح,حنطة,سميد,برغل')],
    [['rye'], joined('شيلم,جاودار')],
    [['barley'], joined('شعير')],
    [['oats'], joined('شوفان,حليب الشوفان')],
    [['milk'], joined('حليب,لبن,البان,منتجات الالبان,جبن,جبنة,اجبان,زبدة,سمن,قشطة,كريمة,زبادي,روب,لبنة')],
    [['lactose'], joined('لاكتوز')],
    [['eggs'], joined('بيض,بيضة,بياض البيض,صفار البيض')],
    [['fish'], joined('سمك,اسماك,سمكة,سلمون,تونة,تونا,انشوجة')],
    [['crustaceans', 'fish', 'molluscs'], joined('ماكولات بحرية,ثمار البحر,فواكه البحر')],
    [
      ['crustaceans'],
      joined('قشريات,روبيان,ربيان,جمبري,قريدس,سلطعون,سرطان البحر,كابوريا,استاكوزا,كركند,لوبستر'),
    ],
    [['molluscs'], joined('رخويات,بلح البحر,محار,حبار,كاليماري,كلماري,سبيط,اخطبوط,حلزون,ام الخلول')],
    [['soybeans'], joined('صويا,فول الصويا,حليب الصويا,صلصة الصويا,توفو')],
    [['celery'], joined('كرفس')],
    [['mustard'], joined('خردل,مسطردة')],
    [['sesame'], joined('سمسم,طحينة,حلاوة طحينية')],
    [['sulphites'], joined('كبريتيت,سلفيت,ثاني اكسيد الكبريت')],
    [['lupin'], joined('ترمس')],
    [['vegetarian'], joined('لحم,لحوم')],
    [['no-pork'], joined('خنزير,لحم خنزير,لحم الخنزير')],
    [['no-beef'], joined('بقر,لحم بقر,لحم البقر,لحم بقري')],
    [['no-alcohol'], joined('كحول,كحوليات,مشروبات كحولية,خمر,خمور,نبيذ')],
    [[], joined('جوز الهند,جوز هند,حليب جوز الهند,جوز الطيب,جوزة الطيب,حليب الارز,حليب الرز,زبدة الكاكاو')],
  ],
  states: [
    [['vegetarian'], joined('نباتي,نباتية,نباتيون,نباتيين')],
    [['vegan'], joined('نباتي صرف,نباتية صرفة,نباتي صرفا,نباتي خالص,نباتية خالصة,فيغان,فيجان,فيكان')],
    [
      ['pescatarian'],
      `${joined('بيسكتاري,بيسكتارية,نباتي مع السمك,نباتية مع السمك')},pescetarier,pescetarierin,pescetarien,pescetariano,pescetariana`,
    ],
    [['halal'], `${joined('حلال')},halal`],
    [['kosher'], `${joined('كوشير,كوشر')},koscher,casher,kasher,kosher`],
    [['gluten'], joined('سيلياك,مرض السيلياك,داء بطني,مرض زلاقي,داء زلاقي')],
  ],
  needs: joined(
    'حساسية,حساسيات,تحسس,متحسس,متحسسة,اتحسس,يتحسس,تتحسس,حساسيتي,حساسيته,حساسيتها,رد فعل,مشكلة,مشاكل',
  ),
  milder: joined('عدم تحمل,صعوبة هضم,صعوبة في هضم'),
  leaveOut: led(
    'لا,بدون,بدون اي,بلا,بلا اي,من دون,من دون اي,دون,دون اي,من غير,خالي من,خالية من,لا اكل,لا ياكل,لا تاكل,لا ناكل,لا اتناول,لا يتناول,لا تتناول,لا نتناول,لا اشرب,لا يشرب,لا تشرب,لا استطيع اكل,لا يمكنني اكل,لا يمكنني تناول,لا استطيع تناول,لا احب,لا اتحمل,لا يتحمل,لا تتحمل,ما اكل,ما باكل,مباكلش,ما اقدر اكل,ممنوع,ممنوع من,اتجنب,يتجنب,تتجنب,نتجنب',
  ),
  negators: led(
    'ليس,ليست,لست,ليسوا,لم,لن,ما,غير,مش,مو,كلا,ابدا,اطلاقا,مطلقا,لا باس,لا مانع,لا مشكلة,لا يوجد,لا توجد,لا اعاني,لا يعاني,لا تعاني,عادي,مسموح,تمام,جيد,اكل,ياكل,تاكل,ناكل,اتناول,يتناول,تتناول,اشرب,يشرب,تشرب,احب,يحب,تحب,اتحمل,استطيع اكل,يمكنني اكل,يمكنني تناول',
  ),
  but: 'لكن,ولكن,لكنني,ولكنني,بل,الا,سوى,ما عدا,ماعدا,عدا,باستثناء',
}

/**
 * Phrases with what Arabic writes together with them: "and", the article, and "of", "to" or "with" before it. A phrase whose
 * last word has the article takes none. “To the” before ل is written with two ل, not three.
 */
function joined(phrases: string): string {
  return led(phrases)
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
function led(phrases: string): string {
  return phrases
    .split(',')
    .flatMap((phrase) => [phrase, `و${phrase}`])
    .join(',')
}
