export const nameRequired = 'يُرجى كتابة اسمك'

export const linkRevoked = 'أغلق منظّم المناسبة هذا الرابط.'
export const kitchenLinkExpired = 'انتهت صلاحية هذا الرابط. يُرجى طلب رابط جديد من منظّم المناسبة.'
export const kitchenLinkUnknown = 'هذا الرابط لا يعمل. يُرجى طلب رابط جديد من منظّم المناسبة.'
export const linkReads = 'لا يمكن التأكيد أو الموافقة من هذا الرابط. يُرجى سؤال منظّم المناسبة.'
export const linkNoCards =
  'لا تظهر جميع الأسماء في هذا الرابط، لذلك لا تُطبع منه بطاقات الأسماء. يُرجى سؤال منظّم المناسبة.'
