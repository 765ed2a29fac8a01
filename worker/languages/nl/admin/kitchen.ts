export const kitchenPaused =
  'Deze pagina is op dit moment stilgezet. Er gaat niets verloren. Vraag het aan degene die u de link gaf.'
