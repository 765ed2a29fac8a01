// Sentences of the server alone.

export const checkInput = 'Veuillez vérifier votre saisie.'
export const notJson = 'Veuillez envoyer du JSON valide.'
export const notUtf8 = 'Veuillez envoyer du texte en UTF-8 valide.'
export const bodyIncomplete = 'L’envoi n’est pas arrivé en entier. Veuillez recommencer.'
export const bodyTooLarge = 'C’est plus que ce que nous pouvons recevoir en une fois.'
export const jsonExpected = 'Veuillez envoyer du JSON.'
export const foreignOrigin = 'Cet envoi ne vient pas de nos propres pages.'
export const notFound = 'Introuvable.'
export const methodNotAllowed = 'Cette adresse n’accepte pas cette méthode.'
export const unknownCursor = 'Cette page n’existe pas.'
export const unknownEventsCursor = 'Cette page d’événements n’existe pas.'
export const listQueryInvalid = 'Ces options ne sont pas valides pour cette liste.'
