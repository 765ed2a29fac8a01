export const kitchenPaused =
  'Deze pagina is tijdelijk stilgezet. Er gaat niets verloren. Vraag het aan degene die u de link gaf.'
