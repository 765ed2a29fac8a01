// Refusals of answers that no page words itself.

export const answerRemoved = 'أُزيل هذا الردّ. يُرجى التواصل مع منظّم المناسبة.'
export const declineGone = 'تغيّر هذا الردّ أو أُزيل في هذه الأثناء. يُرجى إرساله كردّ جديد.'
export const declineSaved = 'سبق أن وصلنا اعتذارك عن الحضور.'
export const firstAnswerSaved = 'سبق حفظ ردّك الأول. هل تُحفظ تغييراتك فيه؟'
export const linkInvalid = 'رابط التعديل غير صالح أو انتهت صلاحيته. يُرجى التواصل مع منظّم المناسبة.'
export const noAddress = 'لا يوجد عنوان بريد إلكتروني لإرسال الرابط إليه.'
export const tooManyAddresses =
  'عدد عناوين البريد الإلكتروني كبير جدًا. يُرجى ترك العنوان كما كان، أو تركه فارغًا.'
export const needsClosed =
  'لم يعد ممكنًا هنا تغيير الحساسية والقيود الغذائية. يُرجى إخبار منظّم المناسبة، والعاملين في يوم المناسبة.'
