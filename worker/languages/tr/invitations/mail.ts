/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Davetiyeniz: ${title}` : 'Davetiyeniz'),
  preview: (deadline: string) => `Lütfen yanıtlayın. Son gün: ${deadline}.`,
  heading: (title: string) => title || 'Davetiyeniz',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) =>
    party ? `${party} için istediğiniz bağlantı burada.` : 'İstediğiniz bağlantı burada.',
  about: 'Davetiyenizi açar: kimlerin geldiğini belirtin ve menünüzü seçin.',
  until: 'Yanıt için son gün',
  action: 'Davetiyenizi açın',
  keepToYourself: 'Bu bağlantıya sahip herkes sizin yerinize yanıt verebilir; lütfen kimseyle paylaşmayın.',
  ignore: 'Bunu siz istemediyseniz bu e-postayı dikkate almayabilirsiniz.',
}
