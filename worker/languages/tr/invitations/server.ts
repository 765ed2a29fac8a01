// Pages of a personal link.

export const invitationAnswered = 'Bu davetiye bu arada yanıtlandı. Lütfen sayfayı yenileyin.'
export const invitationChanged =
  'Bu yanıt bu arada değiştirildi. Yenisini görmek için lütfen sayfayı yenileyin.'
export const byInvitation = 'Bu etkinlik kişiye özel davetiyeyle.'
export const answerByInvitation =
  'Bu etkinlik kişiye özel davetiyeyle. Lütfen davetiyenizdeki bağlantıyla yanıtlayın.'
export function invitationSize(places: number): string {
  return `Bu davetiye ${places} kişi için. Lütfen grubunuzdan birini çıkarın.`
}
