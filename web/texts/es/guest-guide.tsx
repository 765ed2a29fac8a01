import { partyMax } from '#core/limits'
import { guest as words } from '#languages/es/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Ha recibido una invitación y le piden que elija su menú. Necesita el código del evento y unos minutos.
      Así se hace. Las imágenes muestran las páginas en inglés.
    </p>
  ),
  enterCode: 'Escribir el código',
  parts: {
    code: {
      title: 'Escriba su código',
      body: (
        <>
          <p>
            En su invitación hay un código de seis letras y cifras, un enlace o un código QR para la cámara
            del teléfono. El enlace y el código QR llevan directamente al menú. Si tiene un código, escríbalo
            en la página de inicio y pulse <strong>{events.accessMenu}</strong>. Da igual en mayúsculas o
            minúsculas.
          </p>
          <Picture name="guest-code" on="phone">
            La página de inicio con un código escrito.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Díganos quién es',
      body: (
        <>
          <ul>
            <li>
              <strong>Su nombre</strong>, para que se sepa de quién es el plato.
            </li>
            <li>
              <strong>Su correo electrónico</strong>, en algunos eventos y solo si quiere. Ahí enviamos el
              enlace para cambiar la respuesta, las novedades de sus platos o del evento, y un aviso si falta
              algo por elegir.
            </li>
            <li>
              <strong>Alergias o necesidades de dieta</strong>, si las hay: marque lo que debe evitar o
              escríbalo con sus palabras. Un botón lo comunica a la organización, a quienes ayudan a organizar
              y a la cocina, y a nadie más; puede quitarlo hasta la comida. Se borra {keptAfterDays} días
              después de la comida. No podemos comprobar los alimentos: dígaselo también al personal ese día.
            </li>
            <li>
              <strong>Cuántos son</strong>, contándose usted, hasta {partyMax}. Basta una respuesta para una
              pareja o una familia.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            El primer paso: nombre, alergias y cuántos son.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Elija sus platos',
      body: (
        <>
          <p>
            Toque el plato que le apetece: queda marcado. Tóquelo otra vez, o pulse{' '}
            <strong>{menu.clearChoice}</strong>, para deshacerlo. Puede saltarse un apartado. Donde se pide
            una respuesta, elija un plato o <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Un apartado con sus platos. El elegido lleva una marca.
          </Picture>
          <p>
            Debajo de cada plato se lee qué contiene, en lo que se ha indicado. Si vienen otras personas con
            usted, el paso siguiente pregunta por cada una: nombre, alergias y platos. Toque un nombre para
            pasar de una persona a otra; un botón copia lo que eligió usted.
          </p>
        </>
      ),
    },
    send: {
      title: 'Revise y envíe',
      body: (
        <>
          <p>
            El último paso lo muestra todo en una página, con lo que falta arriba. Pulse{' '}
            <strong>{party.change}</strong> junto a un nombre para corregir algo. Cuando todo esté bien,
            envíelo. Está guardado cuando la página dice <strong>{party.submittedShort}</strong> y le da las
            gracias. Si no se pudo guardar, lo dice y conserva lo escrito: inténtelo de nuevo.
          </p>
          <Picture name="guest-review" on="phone">
            El último paso, con todo en una página.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Si le interrumpen',
      body: (
        <p>
          Si cierra la página, se queda sin señal o sin batería, lo que escribió sigue en su dispositivo. Abra
          allí el mismo enlace y siga donde estaba.
        </p>
      ),
    },
    change: {
      title: 'Cambiar o retirar su respuesta',
      body: (
        <>
          <p>
            Después de enviar recibe <strong>su propio enlace</strong>. Cópielo o guarde el correo. En el
            mismo dispositivo, su respuesta está también en la página de inicio y en la del evento. Mientras
            dure el plazo, el enlace permite cambiar nombres, platos, alergias y el número de personas, o
            retirar toda la respuesta.
          </p>
          <p>
            Si no puede venir, pulse <strong>{decline.cannotCome}</strong> donde escribe su nombre o en la
            página de su enlace. Entonces no ocupa plaza, y puede cambiar de idea mientras dure el plazo.
          </p>
          <p>
            Quien tenga el enlace puede cambiar su respuesta: compártalo solo con personas de confianza. En un
            dispositivo que no es suyo, pulse <strong>{receipt.hideHere}</strong> en la página de inicio.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'El plazo',
      body: (
        <p>
          La página indica el último día para elegir y su zona horaria. Cuenta el día entero, hasta la
          medianoche de allí. Después de responder puede añadirlo a su calendario. Terminado el plazo, su
          enlace sigue mostrando lo que eligió.
        </p>
      ),
    },
    messages: {
      title: 'Qué significa cada mensaje',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Ningún evento tiene este código. Compárelo con su invitación: un 5 puede ser una S, un 2 una Z. Si está bien, pregunte a la organización.',
            ],
            [
              events.deadlinePassed,
              'Ya es tarde para elegir aquí. Pregunte a la organización si aún es posible un cambio.',
            ],
            [menu.noCategories, 'El menú todavía no está puesto. Vuelva dentro de unos días.'],
            [
              menu.menuChanged,
              'Se quitó un plato mientras usted elegía. Lo demás sigue elegido; elija de nuevo solo ese.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'En su grupo hay más personas que plazas libres. Redúzcalo o pida más plazas a la organización.',
            ],
            [
              party.linkExpired,
              'Terminado el plazo, ya no se puede cambiar nada. Todavía puede leer e imprimir lo elegido o borrar sus datos.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Quién ve lo que escribe',
      body: (
        <p>
          La organización y quienes cocinan y sirven en el evento. Los demás invitados, no. Los nombres y
          direcciones se borran {erasedAfterDays} días después del plazo, y lo que debe evitar,{' '}
          {keptAfterDays} días después de la comida si se conoce su día. Terminado el plazo, también puede
          borrarlo todo usted con su enlace. Más en la <a href="/privacy-policy">política de privacidad</a>.
        </p>
      ),
    },
  },
}
