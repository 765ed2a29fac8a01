import { kitchen as words } from '#languages/es/kitchen'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, Picture } from '../document/document.tsx'
import type { CatererText } from '../en/text.ts'

const { counts, kitchen, menu, sheets } = words

export const caterer: CatererText = {
  lead: (
    <p>
      Quien organiza un evento le ha enviado un enlace para la cocina. No necesita cuenta ni instalar nada.
      Aquí se explica qué muestra y cómo responder. Las imágenes muestran las páginas en inglés.
    </p>
  ),
  plannerGuide: 'Ayuda para organizar (en inglés)',
  parts: {
    link: {
      title: 'El enlace',
      body: (
        <>
          <p>
            El enlace muestra lo que hay que cocinar: los cubiertos, cada apartado y los invitados que
            necesitan otra cosa. Muestra los apartados y nombres que la organización eligió para usted, así
            que el enlace de un compañero puede mostrar otros. Nunca muestra direcciones.
          </p>
          <p>
            Quien tenga el enlace ve lo que los invitados deben evitar: que no salga de la cocina. Funciona
            hasta {openAfterMealDays} días después de la comida o, si no se indica el día, hasta{' '}
            {openAfterClosingDays} días después de cerrarse las respuestas. La organización puede cerrarlo
            antes: la página queda entonces en blanco donde esté abierta.
          </p>
          <Picture name="caterer-course" on="phone">
            Un apartado en el teléfono: primero las cifras, con lo que ha cambiado.
          </Picture>
        </>
      ),
    },
    figures: {
      title: 'Qué significan las cifras',
      body: (
        <Meanings
          of={[
            [kitchen.listedHead, 'Platos tal como están en el menú.'],
            [
              kitchen.changedHead,
              'Platos para invitados que reciben otra cosa en lugar de ese plato, con sus números.',
            ],
            [
              kitchen.totalHead,
              'Las dos cosas juntas. Los totales de un apartado suman los cubiertos del evento.',
            ],
            [
              kitchen.notChosen,
              'Invitados que no han elegido en ese apartado. Si la organización decidió qué reciben, lo dice.',
            ],
            [
              counts.ofThemYoung(3, 0),
              'Cuántos de un plato son para niños. Un plato infantil va debajo de los demás de su apartado.',
            ],
            [
              `${kitchen.spare}, ${kitchen.extra}`,
              'Nunca en un total: platos de reserva y comidas para personas que no son invitados.',
            ],
          ]}
        />
      ),
    },
    specials: {
      title: 'Quién necesita otra cosa',
      body: (
        <>
          <Meanings
            of={[
              [
                'S14',
                'Un invitado que necesita otra cosa. El número es suyo durante todo el evento: sigue aunque cambie de idea, y nadie más lo recibe. A quien se sienta al lado no le dice nada, así que puede ir en la tarjeta de mesa.',
              ],
              [
                kitchen.needsLine([{ what: 'peanuts', how: 'allergy' }]),
                'Una alergia o celiaquía. Las intolerancias y las elecciones propias van en letra más pequeña y dicen lo que son.',
              ],
              ['«sin salsa satay»', 'Las palabras del invitado, tal como las escribió.'],
              [
                kitchen.wordsNotChecked,
                'Nadie ha comparado todavía estas palabras con los platos. Un plato sin aviso puede contener lo que nombran: pregunte a la organización antes de cocinar para este invitado.',
              ],
              [
                `${kitchen.ageMark.child}, ${kitchen.ageMark.infant}`,
                `Detrás del nombre de quien no es adulto. «${menu.noPlate}» es un bebé que no come nada de la cocina.`,
              ],
              [
                'CACAHUETES SIN CONFIRMAR',
                'Nadie ha dicho todavía si el plato contiene cacahuetes. No significa que no los haya.',
              ],
              [
                kitchen.notAgreed,
                'El plato contiene lo que el invitado debe evitar, y aún no se ha acordado qué recibe. En su página dice que todavía hay que preguntarle a la cocina.',
              ],
            ]}
          />
          <Picture name="caterer-specials" on="phone">
            Especiales: cada uno con número, lo que debe evitar y lo que come.
          </Picture>
        </>
      ),
    },
    live: {
      title: 'En directo y sin conexión',
      body: (
        <>
          <p>
            La línea de arriba dice <strong>en directo</strong> y la hora. La página se actualiza entonces
            sola cuando cambia una respuesta. Si dice{' '}
            <strong>Sin conexión. Última actualización: 18:02</strong>, se ve lo que era cierto a las 18:02.
            Se queda en pantalla y se actualiza en cuanto hay conexión. No se pierde nada de lo escrito. Está
            guardado cuando la página lo dice, no antes.
          </p>
          <p>
            Si la organización lo permite para su enlace, con <strong>{kitchen.keepHere}</strong> la página se
            abre también sin internet, durante 24 horas, como estaba en la última conexión. En letra grande
            dice de cuándo es. Después se quita del teléfono, y también si pulsa{' '}
            <strong>{kitchen.removeKept}</strong> o cuando el teléfono vuelve a tener conexión tras cerrarse
            el enlace.
          </p>
          <p>
            <strong>{kitchen.keepAwake}</strong> evita que se apague la pantalla del teléfono o la tableta. La
            página no hace ruido.
          </p>
        </>
      ),
    },
    paper: {
      title: 'Papel',
      body: (
        <p>
          <strong>{kitchen.printSheet}</strong> imprime primero las cifras y después a quienes necesitan otra
          cosa. Al lado están los platos por mesa, los especiales solos, las hojas de servicio, las tarjetas
          de platos y, si el enlace muestra todos los nombres, las tarjetas de mesa. Cada papel muestra lo que
          muestra su enlace, y nada más. Arriba dice qué hoja es, o que no es una hoja numerada, y la hora.
          Una hoja impresa no cambia: mire el enlace antes del servicio. Destruya lo impreso después, porque
          nombra a invitados y lo que deben evitar.
        </p>
      ),
    },
    confirm: {
      title: 'Confirmar qué lleva un plato',
      body: (
        <>
          <p>
            Pulse el nombre de un plato para ver qué lleva y qué deben evitar quienes lo comen. Si la
            organización lo permite, verá también <strong>{kitchen.confirmContents}</strong>. Primero va lo
            que deben evitar los invitados que lo eligieron. De cada alérgeno diga{' '}
            <em>{kitchen.stateLabel.contains}</em>, <em>{kitchen.stateLabel.may}</em> o{' '}
            <em>{kitchen.stateLabel.without}</em>, y deje lo que no sepa en{' '}
            <em>{kitchen.stateLabel.not_confirmed}</em>.
          </p>
          <p>
            <em>{kitchen.stateLabel.without}</em> solo puede decirlo la cocina, no la organización. Se refiere
            a la receta; por eso «{kitchen.traces}» está siempre al lado. Usted y la organización ven ahí
            también su nombre. Los invitados ven «La cocina» y el día.
          </p>
          <p>
            Si cambia una receta, dígalo aquí. Avisamos a los invitados a quienes afecta, y lo acordado para
            ellos queda abierto otra vez. Lo que otros escriban mientras tiene el formulario abierto aparece
            en él y se conserva; si no coinciden, le preguntamos con qué quedarse.
          </p>
        </>
      ),
    },
    instead: {
      title: 'Acordar qué se sirve en su lugar',
      body: (
        <>
          <p>
            Si la organización lo permite, abra <strong>{kitchen.specialsHead}</strong> o pulse un número como
            S14 debajo de un plato. Donde haya algo que acordar, escríbalo en{' '}
            <strong>{kitchen.serveInstead}</strong>, con su nombre. La organización lo ve enseguida y el
            invitado lo lee en su confirmación: escríbalo como debe leerlo él, «Ensalada de pepino».
          </p>
          <p>
            El plato cuenta entonces en <em>{kitchen.changedHead}</em>. Si el invitado elige otro plato o dice
            algo nuevo, o si el plato cambia en lo que debe evitar, queda abierto otra vez y se le pregunta de
            nuevo. Si otra persona cambia lo que usted acordó, su página dice qué valía, qué vale ahora y
            quién lo dijo, y un enlace con dirección recibe un correo.
          </p>
        </>
      ),
    },
    sheets: {
      title: 'Hojas numeradas, y «He visto»',
      body: (
        <>
          <p>
            El enlace muestra siempre las cifras de ahora. De vez en cuando la organización emite una{' '}
            <strong>hoja numerada</strong>: hoja 1, hoja 2 y, al final, una definitiva. Una hoja emitida no
            cambia nunca. Una más nueva la sustituye.
          </p>
          <p>
            Pulse la línea bajo la banda, lea qué ha cambiado, escriba su nombre y pulse{' '}
            <strong>{sheets.haveSeen(3)}</strong>. La organización lee entonces quién ha visto qué hoja y
            cuándo. Abrir el enlace solo le dice que se abrió. Si entretanto salió una hoja más nueva, la
            página lo dice y se la muestra.
          </p>
        </>
      ),
    },
    differences: {
      title: 'Qué ha cambiado desde entonces',
      body: (
        <>
          <p>
            Una línea arriba cuenta lo que ha cambiado desde la hoja que vio, hasta que diga que ha visto la
            siguiente. Púlsela para leerlo todo. Cada línea empieza, en mayúsculas, por el sitio: primero
            ALERGIA, luego MESA, los apartados e INVITADOS. «PRINCIPAL Solomillo 46 → 48 (+2)» significa ahora
            48, dos más que en su hoja.
          </p>
          <Picture name="caterer-changes" on="phone">
            Qué ha cambiado desde la hoja 1, que Marta ha visto.
          </Picture>
          <p>
            Un cambio posterior a la hoja definitiva va marcado, y dice que no se ha avisado a la cocina.
            Nadie lo ha acordado con usted todavía: llame a la organización si llega tarde.
          </p>
        </>
      ),
    },
    ring: {
      title: 'A quién llamar',
      body: (
        <p>
          El teléfono de la organización, si lo dio, está al final de la página y arriba en el papel. No hay
          chat: para lo urgente, llame por teléfono. Si el enlace no funciona, pida otro.
        </p>
      ),
    },
    never: {
      title: 'Lo que nunca decimos',
      body: (
        <p>
          Transmitimos lo que escriben invitados, organización y cocinas. No podemos comprobar los alimentos:
          ninguna página, correo u hoja nuestra promete que un plato le vaya bien a alguien. Si no se indica
          nada, está sin confirmar. Solo la cocina sabe si un invitado puede comer un plato, y el personal lo
          dice en la mesa.
        </p>
      ),
    },
  },
}
