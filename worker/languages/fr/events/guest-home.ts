// The home page, where the code is entered.

export const validatingCode = 'Vérification…'
export const backToSignIn = 'Retour à la connexion'
export const howItWorks = 'Comment ça marche'
export const howSteps = [
  ['Saisissez votre code', 'Il ouvre le menu de votre événement. Aucun compte n’est nécessaire.'],
  [
    'Choisissez pour tous',
    'Pour chaque service, choisissez un plat pour vous et pour les personnes qui vous accompagnent.',
  ],
  ['Envoyez vos choix', 'Vous pouvez revenir les modifier jusqu’à la date limite.'],
] as const
export const beforeTheDay = 'Chaque assiette est connue avant le jour J.'
export const whatPlannersGet =
  'Envoyez un seul lien à vos convives. Chacun choisit ses plats et indique ce qu’il ne peut pas manger ; votre cuisine reçoit les quantités exactes.'
export const startPlanning = 'Commencer (gratuit jusqu’à 30 convives)'
export const tryAsGuest = 'Essayer en tant que convive'
export const examples = 'Un exemple : un même menu, vu par un convive, par l’organisation et par la cuisine'
export const guestChooses = 'Anna choisit pour trois'
export const plannerSees = 'Vous voyez qui mange quoi'
export const kitchenCooks = 'La cuisine prépare les bonnes quantités'
export const example = {
  title: 'Clara & Jonah',
  day: '10 janvier, Seehaus Lindow',
  course: 'Entrée',
  dishes: ['Burrata', 'Velouté de châtaignes', 'Truite marinée'],
  initials: ['A', 'L', 'M'],
} as const
export const story = {
  planner: {
    name: 'Vous voyez chaque réponse dès qu’elle arrive',
    text: 'Les chiffres évoluent au fil des choix de vos convives. Ce qui demande votre attention s’affiche à côté.',
    example: 'Un exemple de vue d’ensemble pour l’organisation',
    counts: ['viennent, sur 100', 'ne viennent pas', 'doivent encore choisir'],
    waiting: [
      [
        '13 convives ont choisi un plat qu’ils doivent éviter',
        'Convenez avec la cuisine de ce qui leur sera servi à la place.',
      ],
      ['3 convives ont décrit un besoin avec leurs mots', '« Pas de champignons, s’il vous plaît »'],
    ],
  },
  kitchen: {
    name: 'Votre cuisine sait quoi préparer',
    text: 'Un lien, sans compte, ou une feuille imprimée. Chaque assiette spéciale porte un nom, une table et ce qui a été convenu.',
    example: 'Un exemple de feuille de cuisine',
    dishes: [
      ['Plat de côtes braisé', '67 selon le menu, 8 sans lait'],
      ['Bar rôti', '12 selon le menu'],
    ],
    specials: [
      ['S14 · Marta Weber, table 4', 'Sans lait : plat de côtes, purée à l’huile d’olive, convenu'],
      ['S22 · Leo Brandt, table 7', 'Sans poisson : plat de côtes à la place, convenu'],
    ],
  },
} as const
export function asAgreed(all: number, agreed: number): string {
  return `${all - agreed} selon le menu, ${agreed} sans lait, convenu`
}
export function haveChosen(count: number, all: number): string {
  return `Choix reçus : ${count} sur ${all}`
}
export function planningAnEvent(link: string): string {
  return `Vous organisez un événement ? ${link}`
}
export const plannerSignIn = 'Se connecter'
