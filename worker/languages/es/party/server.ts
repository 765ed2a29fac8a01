export const answerRemoved = 'Esta respuesta se ha eliminado. Hable con la organización, por favor.'
export const declineGone =
  'Mientras tanto, esta respuesta se ha cambiado o eliminado. Envíela como respuesta nueva, por favor.'
export const declineSaved = 'Ya nos había dicho que no pueden venir.'
export const firstAnswerSaved = 'Su primera respuesta ya estaba guardada. ¿Guardamos en ella sus cambios?'
export const linkInvalid = 'El enlace no es válido o ha caducado. Hable con la organización, por favor.'
export const noAddress = 'No hay una dirección de correo a la que enviar el enlace.'
export const tooManyAddresses =
  'Se han indicado demasiadas direcciones de correo. Deje la dirección como estaba, o vacía.'
export const needsClosed =
  'Las alergias y dietas ya no se pueden cambiar aquí. Dígalo a la organización, y al personal ese día.'
