export const nameRequired = 'Lütfen adınızı yazın'

export const linkRevoked = 'Bu bağlantıyı organizatör kapattı.'
export const kitchenLinkExpired = 'Bu bağlantının süresi dolmuş. Lütfen organizatörden yenisini isteyin.'
export const kitchenLinkUnknown = 'Bu bağlantı çalışmıyor. Lütfen organizatörden yenisini isteyin.'
export const linkReads = 'Bu bağlantıyla doğrulama yapılamaz, karar verilemez. Lütfen organizatöre sorun.'
export const linkNoCards =
  'Bu bağlantı herkesin adını göstermediği için isim kartı basmaz. Lütfen organizatöre sorun.'
