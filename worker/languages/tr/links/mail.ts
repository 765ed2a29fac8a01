/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Mutfak için: ${title}` : 'Mutfak için'),
  preview: 'Ne pişirileceği, her zaman güncel.',
  heading: (title: string) => title || 'Mutfak için',
  what: 'Bu bağlantı ne pişirileceğini gösterir: sayıları ve başka bir şeye ihtiyacı olan misafirleri. Her zaman günceldir.',
  until: 'Geçerlilik sonu',
  action: 'Mutfak sayfasını aç',
  keepToYourself:
    'Bu bağlantıya sahip herkes misafirlerin neleri yememesi gerektiğini görebilir; lütfen mutfak dışına vermeyin.',
  ignore:
    'Bu etkinlik için yemek yapmıyorsanız biri adresinizi yanlışlıkla yazmıştır. Bu e-postayı dikkate almayabilirsiniz.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'Lütfen en yeni çizelgeye bakın ve gördüğünüzü bildirin.',
  what: 'Lütfen en yeni çizelgeyle çalışın, eskisini atın. Sayfa neyin değiştiğini gösterir.',
  action: 'Mutfak sayfasını aç',
}
