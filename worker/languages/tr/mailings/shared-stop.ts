import { site } from '../../../core/site.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

export const stopAsked = (title: string) =>
  title ? `“${title}” e-postaları durdurulsun mu?` : 'Bu etkinliğin e-postaları durdurulsun mu?'
export const stopAbout =
  'Bunlar organizatörden gelen davetiyeler, hatırlatmalar ve haberlerdir. Yanıtınızın bağlantısı gibi kendi istediğiniz e-postalar yine gelir.'
export const stopEvent = 'Bu etkinliğin e-postalarını durdur'
export const stopAll = 'Bütün etkinlikler için durdur'
export const eventStopped = (title: string) =>
  title ? `“${title}” e-postaları durduruldu` : 'Bu etkinliğin e-postaları durduruldu'
export const eventStoppedAbout =
  'Bu etkinlikle ilgili davetiye, hatırlatma ve haber artık gelmez. Kendi istediğiniz e-postalar yine gelir.'
export const allStopped = 'Bütün etkinliklerin e-postaları durduruldu'
export const allStoppedAbout = `${site.name} artık hiçbir etkinlik için davetiye, hatırlatma veya haber göndermez. Kendi istediğiniz e-postalar yine gelir.`
export const startAgain = 'Bu e-postaları yeniden al'
/** Once that has been pressed. */
export const started = (title: string) =>
  title ? `“${title}” e-postaları yeniden gelecek` : 'Bu etkinliğin e-postaları yeniden gelecek'
export const stopUnknownTitle = 'Bu bağlantı bir yere götürmüyor'
export const stopUnknown = 'Eksik kopyalanmış olabilir. Lütfen e-postadan yeniden açın.'
