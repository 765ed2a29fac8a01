// Refusals of answers that no page words itself.

export const answerRemoved = 'Bu yanıt silindi. Lütfen organizatörle görüşün.'
export const declineGone =
  'Bu yanıt bu arada değiştirildi veya silindi. Lütfen yeni bir yanıt olarak gönderin.'
export const declineSaved = 'Daha önce gelemeyeceğinizi bildirmiştiniz.'
export const firstAnswerSaved = 'İlk yanıtınız zaten kaydedilmişti. Değişiklikleriniz ona kaydedilsin mi?'
export const linkInvalid = 'Değiştirme bağlantısı geçersiz veya süresi dolmuş. Lütfen organizatörle görüşün.'
export const noAddress = 'Bağlantının gönderileceği bir e-posta adresi yok.'
export const tooManyAddresses =
  'Çok fazla e-posta adresi verildi. Lütfen adresi olduğu gibi ya da boş bırakın.'
export const needsClosed =
  'Alerji ve diyet bilgileri artık buradan değiştirilemiyor. Lütfen organizatöre ve o gün görevlilere söyleyin.'
