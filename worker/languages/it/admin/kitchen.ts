export const kitchenPaused =
  'Al momento questa pagina è in pausa. Nulla è andato perso. Si rivolga a chi Le ha dato il link.'
