/** The event that anybody can try the form of. */
export const demo = {
  title: 'Clara & Jonah',
  description:
    'Un exemple à essayer : choisissez comme le ferait un convive. Rien n’est envoyé, rien n’est enregistré.',
  venue: 'Seehaus Lindow',
  courses: [
    {
      name: 'Entrée',
      dishes: [
        ['Burrata à l’orange sanguine', 'Pistache, basilic, miel'],
        ['Velouté de châtaignes', 'Sauge croustillante'],
        ['Truite marinée à la betterave', 'Crème au raifort, aneth et seigle'],
      ],
    },
    {
      name: 'Plat',
      dishes: [
        ['Plat de côtes de bœuf braisé', 'Vin rouge, panais, carottes'],
        ['Bar rôti', 'Fenouil, pommes de terre au citron'],
        ['Aubergine aux pois chiches', 'Grenade, tahini'],
      ],
    },
    {
      name: 'Dessert',
      dishes: [
        ['Crème brûlée', 'Vanille, sucre caramélisé'],
        ['Tarte aux prunes et aux amandes', 'Beurre noisette'],
      ],
    },
  ] satisfies { name: string; dishes: [name: string, description: string][] }[],
}
