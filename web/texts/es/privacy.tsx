import { site } from '#core/site'
import {
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  restorableDays,
} from '#retention/rules'
import { Mail } from '../document/document.tsx'
import type { PrivacyText } from '../en/text.ts'

export const privacy: PrivacyText = {
  lead: (
    <p>
      {site.name} recoge quién come qué, y lo menos posible de todo lo demás. Aquí se dice a los invitados qué
      guardamos, quién lo ve, cuándo lo borramos y qué pueden hacer.
    </p>
  ),
  parts: {
    'your-answer': {
      title: 'Qué guardamos de su respuesta',
      body: (
        <>
          <p>Quien organiza el evento decide para qué se piden sus datos; los tratamos por su encargo.</p>
          <ul>
            <li>Los nombres de las personas de su grupo y lo que eligió cada una.</li>
            <li>
              Un correo electrónico, solo si el evento lo pide y usted, o la organización por usted, lo da:
              para su enlace, las novedades de sus platos y del evento, y avisos si falta algo por elegir.
            </li>
            <li>
              Si nos dice que no puede venir: los nombres y la dirección que dé, y nada más. Se guardan y se
              borran como las demás respuestas.
            </li>
            <li>
              Si la organización lleva una lista de invitados y usted está en ella: los nombres y el tamaño de
              su grupo y, si los añade, un correo, un teléfono, un idioma, una mesa y una nota. De su enlace
              personal guardamos solo un hash.
            </li>
            <li>
              Si la organización le escribe por medio de nosotros: qué correo salió a su grupo, cuándo y si
              llegó, durante {mailKeptDays} días. Cada uno lleva un enlace para dejar de recibirlos. Para que
              eso valga, guardamos entonces un hash de su dirección, del que no se puede recuperar.
            </li>
            <li>Cuándo se dio la respuesta y se cambió por última vez, y en qué idioma.</li>
          </ul>
        </>
      ),
    },
    'your-needs': {
      title: 'Lo que debe evitar son datos de salud',
      body: (
        <>
          <p>
            Lo que alguien debe evitar puede decir algo de su salud o sus creencias. Es voluntario. Lo
            preguntamos solo para que le sirvan algo que pueda comer, y lo tratamos con su consentimiento
            explícito, que da al pulsar el botón que empieza por «Acepto». Lo que escribió y no comunicó no se
            nos envía: se queda en su dispositivo.
          </p>
          <p>
            Guardamos lo que marcó y lo que escribió, con el momento, el texto y el idioma de su
            consentimiento, si es un niño o un bebé donde el evento lo pregunta, lo que se le dijo de sus
            platos, lo que pidió y lo que se acordó en su lugar.
          </p>
          <p>
            Si lo escribe por otras personas de su grupo, deben estar de acuerdo o ser sus hijos. Puede
            quitarlo con su enlace hasta la comida, incluso terminado el plazo; las hojas impresas pueden
            quedar.
          </p>
        </>
      ),
    },
    'seen-by': {
      title: 'Quién lo ve',
      body: (
        <>
          <p>
            Su respuesta la ven usted, con su enlace, y quienes organizan el evento. Con un enlace que se crea
            para ella, y en papel, la cocina ve cuántos de cada plato hacen falta y quién necesita otra cosa:
            lo que debe evitar, sus palabras, sus platos y, si la organización lo permite, su nombre; nunca su
            correo. Los demás invitados no ven nada.
          </p>
          <p>
            Cloudflare, Inc. opera nuestros servidores y la base de datos y envía nuestros correos. No
            vendemos datos ni los usamos para publicidad.
          </p>
        </>
      ),
    },
    'erased-when': {
      title: 'Cuándo lo borramos',
      body: (
        <ul>
          <li>
            Lo que debe evitar, con su consentimiento: {keptAfterDays} días después del día de la comida; si
            no se conoce, con los nombres. Al momento si lo quita, retira la respuesta o borra sus datos.
          </li>
          <li>
            Nombres y correos: {erasedAfterDays} días después del plazo; si se movió, a más tardar{' '}
            {latestAfterDays} días después del primero, pero nunca antes de {keptAfterDays} días después del
            último o de la comida. Las cifras y los platos quedan, sin nombres.
          </li>
          <li>Una respuesta que usted retira: nombres, alergias y dirección al momento.</li>
          <li>
            Si está en una lista de invitados y nunca responde: cuando se borran las alergias; si responde,
            con su respuesta.
          </li>
          <li>
            De las copias de seguridad desaparece {restorableDays} días después. Si hay que restaurar una, lo
            borrado se borra otra vez enseguida.
          </li>
        </ul>
      ),
    },
    'your-device': {
      title: 'Qué queda en su dispositivo',
      body: (
        <>
          <p>
            Ninguna cookie de publicidad ni de estadística. De un invitado guardamos en el dispositivo solo:
          </p>
          <ul>
            <li>el idioma que eligió, durante un año;</li>
            <li>su respuesta al aviso de cookies;</li>
            <li>el borrador de su respuesta, hasta que la envíe;</li>
            <li>
              el enlace de una respuesta enviada, para encontrarla, y una cookie con los códigos de esos
              eventos, un año como mucho. Puede quitarlo en la página de inicio;
            </li>
            <li>
              lo que una página pasa a la siguiente y hasta dónde había leído, hasta que cierre la pestaña.
            </li>
          </ul>
        </>
      ),
    },
    'your-rights': {
      title: 'Sus derechos',
      body: (
        <>
          <p>
            Puede pedir ver, corregir, borrar, limitar o llevarse sus datos, y oponerse a su uso. Mientras
            dure el plazo cambia o retira su respuesta con su enlace; lo que debe evitar, hasta la comida;
            después, ahí mismo borra nombres, alergias y dirección. Sin el enlace, pregunte a la organización
            o a nosotros.
          </p>
          <p>
            Puede retirar su consentimiento en cualquier momento, para el futuro. Para todo lo demás escriba a{' '}
            <Mail to={site.supportEmail} />: respondemos en el plazo de un mes y quizá le pidamos que acredite
            quién es. También puede reclamar ante la autoridad de protección de datos de donde vive.
          </p>
        </>
      ),
    },
    rest: {
      title: 'La política completa, en inglés',
      body: (
        <p>
          Aquí termina lo que toca a los invitados. La política de privacidad completa, también para quien
          organiza, existe por ahora solo en inglés. Sigue aquí.
        </p>
      ),
    },
  },
}
