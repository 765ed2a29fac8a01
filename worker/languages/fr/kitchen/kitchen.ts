import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Chercher une assiette spéciale'
export const findSpecialsHint = 'Un nom, un numéro comme S14, un besoin ou une table comme T3'
/** 3 sur 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} sur ${figure(all)}`

// The page of a kitchen's link, read on a phone.

export const live = (time: string) => `en direct, ${time}`
export const checking = (when: string) => `vérification, mise à jour : ${when}`
export const loadingKitchen = 'Chargement de la page de la cuisine…'
export const forKitchen = (label: string) => `Pour : ${label}`
export const callLabel = 'Appeler'
export const answersClose = (when: string) => `réponses jusqu’au ${when}`
export const answersClosed = 'les réponses sont closes'

export const coursesNav = 'Services'
export const specialsHead = 'Assiettes spéciales'
export const noSpecials = 'Aucun besoin particulier pour l’instant.'
export const noCoursesYet = 'Le menu n’a pas encore de services.'
export const platesCount = (plates: number) =>
  `${figure(plates)} ${plural(plates, { one: 'assiette', many: 'd’assiettes', other: 'assiettes' })}`
export const asListed = (count: number) => `${figure(count)} selon le menu`
/** 1 autrement : S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} autrement${numbers && ` : ${numbers}`}`
export const spareOf = (count: number) => `réserve\u00a0${figure(count)}`
export const totalLabel = 'Total'
export const withNeeds = 'besoins'
/** dont 4 : servir Risotto */
export const theyGet = (count: number, dish: string) => `dont ${figure(count)} : servir ${dish}`
export const diets = 'Régimes'
export const extra = 'En plus'
export const spare = 'Réserve'

export const unnamed = 'Nom non affiché'
export const erasedName = 'données effacées'
export const words = 'Dans leurs mots'
export const serveInstead = 'Servir à la place'
export const agreedBy = 'Convenu avec'
export const agree = 'C’est convenu'
export const saving = 'Enregistrement…'
export const change = 'Modifier'
export const changeOf = (number: string, course: string) => `Modifier l’assiette de ${number} : ${course}`
export const takeBack = 'Retirer l’accord'
export const somethingElse = 'Servir autre chose'
export const somethingElseTo = (number: string, course: string) => `${somethingElse} : ${number}, ${course}`
export const cancel = 'Annuler'
export const substituteRequired = 'Veuillez écrire ce qui est servi à la place'
export const notSaved = 'Ce n’est pas enregistré. Veuillez réessayer.'

export const confirmContents = 'Confirmer la composition'
export const confirmContentsOf = (dish: string) => `${confirmContents} : ${dish}`
export const askedFor = 'À éviter pour des convives qui l’ont choisi'
export const otherAllergens = 'Autres allergènes'
export const dietsOfDish = 'Régimes'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'contient',
  may: 'peut contenir',
  without: 'aucun ingrédient n’en contient',
  not_confirmed: 'non confirmé',
}
export const factLabel = { yes: 'oui', no: 'non', not_confirmed: 'non confirmé' }
export const traces = 'Traces : non confirmées.'
export const yourName = 'Votre nom'
export const yourNameHint = 'L’organisation et la cuisine le voient à côté de ce que vous confirmez.'
export const save = 'Enregistrer'
export const saved = 'C’est enregistré.'
export const agreed = 'C’est convenu.'
export const close = 'Fermer'

export const keepAwake = 'Garder l’écran allumé'
export const keepHere = 'Garder sur ce téléphone jusqu’à demain'
export const keepHint =
  'La page s’ouvre alors sans internet, telle qu’à la dernière connexion. Elle montre ce que les convives doivent éviter : gardez le téléphone verrouillé.'
export const keeping = 'Mise en mémoire…'
export const keepFailed = 'La page n’a pas pu être gardée sur ce téléphone. Veuillez réessayer.'
export const keptUntil = (when: string) => `Page gardée sur ce téléphone jusqu’au ${when}`
export const removeKept = 'Supprimer de ce téléphone'
/** Followed by the time and the day. */
export const keptAsOf = 'Page gardée sur ce téléphone. A pu changer depuis :'
export const keptGone =
  'Cette page n’est plus gardée sur ce téléphone. Elle s’ouvrira de nouveau dès qu’il y aura internet.'
export const howItWorks = 'Comment fonctionne cette page'
export const tablesHead = 'Tables'
export const noTableYet = 'Pas encore de table'
export const printHead = 'Imprimer'
export const printSheet = 'Imprimer la feuille'
export const printByButton = `Veuillez imprimer avec « ${printSheet} » en bas de la page : tous les services seront imprimés.`
export const destroy = 'À détruire après le repas.'
export const asOf = (when: string) => `mise à jour : ${when}`
export const platesHead = 'ASSIETTES'
export const changedHead = 'autrement'
export const listedHead = 'selon le menu'
export const totalHead = 'total'
export const deviceNote =
  'Ce lien montre ce que les convives doivent éviter. Gardez-le en cuisine, et détruisez vos impressions après le repas.'
