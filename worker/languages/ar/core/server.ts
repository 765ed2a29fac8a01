// Sentences of the server alone.

export const checkInput = 'يُرجى التحقق مما أدخلته.'
export const notJson = 'يُرجى إرسال JSON صحيح.'
export const notUtf8 = 'يُرجى إرسال نص صحيح بترميز UTF-8.'
export const bodyIncomplete = 'لم يصل هذا الطلب كاملًا. يُرجى إرساله مرة أخرى.'
export const bodyTooLarge = 'هذا أكثر مما يمكننا استقباله دفعة واحدة.'
export const jsonExpected = 'يُرجى إرسال JSON.'
export const foreignOrigin = 'لم يأتِ هذا الطلب من صفحاتنا.'
export const notFound = 'غير موجود.'
export const methodNotAllowed = 'لا يقبل هذا العنوان هذا النوع من الطلبات.'
export const unknownCursor = 'هذه الصفحة غير موجودة.'
export const unknownEventsCursor = 'صفحة المناسبات هذه غير موجودة.'
export const listQueryInvalid = 'هذه الخيارات غير صالحة لهذه القائمة.'
