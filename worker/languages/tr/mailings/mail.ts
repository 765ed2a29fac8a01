import { site } from '../../../core/site.ts'

export * as stopPage from './shared-stop.ts'

// Mail to the guest list. Names and titles may be empty, days come written out. A title is the event's, a host's name is
// who invites. Names take no suffix.

/** Around each of them. */
export const listMail = {
  /** The sender's name in mail programs. */
  sender: (host: string) => (host ? `${host} (${site.name} aracılığıyla)` : site.name),
  until: 'Yanıt için son gün',
  chooseUntil: 'Seçiminizi değiştirmek için son gün',
  /** Above the planner's own words. */
  note: (host: string) => (host ? `${host} yazıyor:` : 'Organizatörden bir not:'),
  keepToYourself: 'Bu bağlantıya sahip herkes sizin yerinize yanıt verebilir; lütfen kimseyle paylaşmayın.',
  whyInvited: (host: string, title: string) =>
    `Bu e-postayı alıyorsunuz çünkü ${host || 'organizatör'} adresinizi misafir listesine ekledi${title ? ` (${title})` : ''}.`,
  whyAnswered: (title: string) =>
    `Bu e-postayı alıyorsunuz çünkü adresiniz bir yanıtla birlikte verildi${title ? ` (${title})` : ''}.`,
  replies: (host: string) => (host ? `Yanıtları ${host} alır.` : 'Yanıtları organizatör alır.'),
  noReplies: 'Bu e-postaya gelen yanıtları kimse okumaz.',
  report: (code: string) =>
    `Size kimin yazdığını bilmiyorsanız ya da bunun kötüye kullanım olduğunu düşünüyorsanız, etkinlik kodunu (${code}) belirterek bize yazın: ${site.supportEmail}`,
  action: 'Davetiyenizi açın',
}

/** The first with the personal link. */
export const inviteMail = {
  subject: (title: string) => (title ? `Davetlisiniz: ${title}` : 'Davetlisiniz'),
  preview: (deadline: string) => `Lütfen yanıtlayın. Son gün: ${deadline}.`,
  heading: (title: string) => title || 'Davetlisiniz',
  /** @param guests names as a list; empty where nobody is named */
  invites: (host: string, guests: string) => {
    const invite = host ? `${host} sizi davet ediyor` : 'Sizi davet ediyoruz'
    return guests ? `${invite}: ${guests}.` : `${invite}.`
  },
  /** Places of a party beside its names, in the list of them. */
  places: (count: number, named: boolean) => `${count} misafir${named ? ' daha' : ''}`,
  what: 'Lütfen kimlerin geleceğini belirtin ve menünüzü seçin.',
}

/** To who has not answered, or of whom some have not. */
export const remindMail = {
  subject: (title: string) => (title ? `Yanıtınızı bekliyoruz: ${title}` : 'Yanıtınızı bekliyoruz'),
  preview: (deadline: string) => `Yanıtlar şu günün sonunda kapanıyor: ${deadline}.`,
  heading: (title: string) => title || 'Yanıtınızı bekliyoruz',
  waits: (host: string) => (host ? `${host} hâlâ yanıtınızı bekliyor.` : 'Hâlâ yanıtınızı bekliyoruz.'),
  what: 'Lütfen kimlerin geleceğini belirtip menünüzü seçin ya da gelemeyeceğinizi bildirin.',
  silent: (name: string) => `${name} henüz yanıtlamadı.`,
  /** Guests without a name. */
  silentPlaces: (count: number, named: boolean) =>
    `${count} misafir ${named ? 'daha ' : ''}henüz yanıtlamadı.`,
}

/** To the planner, who sees what their guests would get. */
export const testMail = {
  /** @param subject the guests' */
  subject: (subject: string) => `Deneme: ${subject}`,
  about: 'Bu bir denemedir. Misafirleriniz bu e-postayı kendi adlarıyla ve kişisel bağlantılarıyla alır.',
  guests: 'Anna ve Tom',
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export const completeMail = {
  subject: (title: string) => (title ? `Bir seçim eksik: ${title}` : 'Bir seçim eksik'),
  preview: (deadline: string) => `Lütfen seçin. Son gün: ${deadline}.`,
  heading: (title: string) => title || 'Bir seçim eksik',
  open: 'Yanıtınız için teşekkür ederiz. İçinde bir seçim hâlâ eksik ve mutfağın bunu bilmesi gerekiyor. Diğer her şey kaydedildi.',
  /** A person and the courses they left open, as a list. @param position in the party; the lead guest is 1 */
  missing: (name: string, position: number, courses: string) =>
    `${name || `${position}. misafir`}: ${courses || 'bir seçim'}`,
  action: 'Şimdi seçin',
}

/** To who comes, once the event has changed. */
export const newsMail = {
  subject: (title: string) => (title ? `Bir değişiklik var: ${title}` : 'Davetiyenizde bir değişiklik var'),
  heading: (title: string) => title || 'Davetiyenizde bir değişiklik var',
  /** Facts of the event by themselves, for the sentence below. */
  facts: { day: 'gün', time: 'saat', place: 'yer', deadline: 'seçim için son gün' },
  /** @param facts as a list */
  changed: (host: string, facts: string) =>
    host ? `${host} şunları değiştirdi: ${facts}.` : `Şunlar değişti: ${facts}.`,
  stays: 'Yanıtınız olduğu gibi kalır. Artık gelemiyorsanız lütfen değiştirin.',
  /** After the deadline, when an answer cannot be changed any more. */
  staysClosed: 'Yanıtınız olduğu gibi kalır. Artık gelemiyorsanız lütfen organizatöre haber verin.',
  notKnown: 'henüz belli değil',
  action: 'Yanıtınızı açın',
}
