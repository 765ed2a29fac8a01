import { partyMax } from '#core/limits'
import { guest as words } from '#languages/fr/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Vous êtes invité et l’on vous demande de choisir votre menu. Il vous faut le code de l’événement et
      quelques minutes. Voici comment faire. Les images montrent les pages en anglais.
    </p>
  ),
  enterCode: 'Saisir le code',
  parts: {
    code: {
      title: 'Saisissez votre code',
      body: (
        <>
          <p>
            Votre invitation porte un code de six lettres et chiffres, un lien ou un QR code à scanner avec
            votre téléphone. Le lien et le QR code mènent directement au menu. Si vous avez un code,
            saisissez-le sur la page d’accueil et appuyez sur <strong>{events.accessMenu}</strong>. Majuscules
            ou minuscules, peu importe.
          </p>
          <Picture name="guest-code" on="phone">
            La page d’accueil avec un code saisi.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Dites-nous qui vous êtes',
      body: (
        <>
          <ul>
            <li>
              <strong>Votre nom</strong>, pour que vos hôtes sachent à qui est l’assiette.
            </li>
            <li>
              <strong>Votre adresse e-mail</strong>, pour certains événements et seulement si vous le
              souhaitez. Nous y envoyons le lien pour modifier votre réponse, les nouvelles de vos plats ou de
              l’événement, et un rappel s’il manque un choix.
            </li>
            <li>
              <strong>Allergies ou régimes</strong>, s’il y en a : cochez ce que vous devez éviter, ou
              écrivez-le avec vos mots. Un bouton le transmet à vos hôtes, à l’équipe qui organise et à la
              cuisine, et à personne d’autre ; vous pouvez le retirer jusqu’au repas. Tout est effacé{' '}
              {keptAfterDays} jours après le repas. Nous ne pouvons pas contrôler les aliments : parlez-en
              aussi au service le jour même.
            </li>
            <li>
              <strong>Combien vous êtes</strong>, vous compris, {partyMax} au plus. Une seule réponse suffit
              pour un couple ou une famille.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            La première étape : nom, allergies et nombre de personnes.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Choisissez vos plats',
      body: (
        <>
          <p>
            Touchez le plat qui vous plaît : il est coché. Touchez-le encore, ou{' '}
            <strong>{menu.clearChoice}</strong>, pour annuler. Vous pouvez passer un service. Là où une
            réponse est demandée, choisissez un plat ou <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Un service et ses plats. Celui qui est choisi est coché.
          </Picture>
          <p>
            Sous chaque plat, vous lisez ce qu’il contient, pour autant que ce soit indiqué. Si d’autres
            viennent avec vous, l’étape suivante demande pour chaque personne le nom, les allergies et les
            plats. Touchez un nom pour passer d’une personne à l’autre ; un bouton reprend vos propres choix.
          </p>
        </>
      ),
    },
    send: {
      title: 'Vérifiez et envoyez',
      body: (
        <>
          <p>
            La dernière étape montre tout sur une page ; ce qui manque est en haut. Appuyez sur{' '}
            <strong>{party.change}</strong> à côté d’un nom pour corriger. Quand tout est juste, envoyez.
            C’est enregistré lorsque la page affiche <strong>{party.submittedShort}</strong> et vous remercie.
            Sinon, elle vous le dit et garde ce que vous avez saisi : essayez encore.
          </p>
          <Picture name="guest-review" on="phone">
            La dernière étape, avec tout sur une page.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Si vous êtes interrompu',
      body: (
        <p>
          Si vous fermez la page, si le réseau se coupe ou si la batterie est vide, ce que vous avez saisi
          reste sur votre appareil. Ouvrez-y le même lien et reprenez où vous en étiez.
        </p>
      ),
    },
    change: {
      title: 'Modifier ou retirer votre réponse',
      body: (
        <>
          <p>
            Après l’envoi, vous recevez <strong>votre propre lien</strong>. Copiez-le, ou gardez l’e-mail. Sur
            le même appareil, votre réponse se trouve aussi sur la page d’accueil et sur celle de l’événement.
            Jusqu’à la date limite, ce lien permet de modifier noms, plats, allergies et nombre de personnes,
            ou de retirer toute la réponse.
          </p>
          <p>
            Si vous ne pouvez pas venir, appuyez sur <strong>{decline.cannotCome}</strong>, là où vous
            saisissez votre nom ou sur la page de votre lien. Vous n’occupez alors aucune place, et vous
            pouvez changer d’avis jusqu’à la date limite.
          </p>
          <p>
            Toute personne qui a le lien peut modifier votre réponse : ne le donnez qu’à des personnes de
            confiance. Sur un appareil qui n’est pas le vôtre, appuyez sur <strong>{receipt.hideHere}</strong>{' '}
            sur la page d’accueil.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'La date limite',
      body: (
        <p>
          La page indique le dernier jour pour choisir et son fuseau horaire. Le jour entier compte, jusqu’à
          minuit là-bas. Après votre réponse, vous pouvez l’ajouter à votre agenda. Une fois la date passée,
          votre lien montre toujours ce que vous avez choisi.
        </p>
      ),
    },
    messages: {
      title: 'Ce que veut dire un message',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Aucun événement n’a ce code. Comparez-le avec votre invitation : un 5 peut être un S, un 2 un Z. S’il est juste, demandez à vos hôtes.',
            ],
            [
              events.deadlinePassed,
              'Il est trop tard pour choisir ici. Demandez à vos hôtes si un changement est encore possible.',
            ],
            [menu.noCategories, 'Le menu n’est pas encore en ligne. Revenez dans quelques jours.'],
            [
              menu.menuChanged,
              'Un plat a été retiré pendant que vous choisissiez. Vos autres choix sont gardés ; choisissez de nouveau pour celui-là.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'Votre groupe compte plus de personnes qu’il ne reste de places. Réduisez-le, ou demandez plus de places à vos hôtes.',
            ],
            [
              party.linkExpired,
              'Après la date limite, les choix ne peuvent plus être modifiés. Vous pouvez encore les lire, les imprimer ou effacer vos données.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Qui voit ce que vous saisissez',
      body: (
        <p>
          Vos hôtes, et ceux qui cuisinent et servent à l’événement. Pas les autres convives. Les noms et
          adresses sont effacés {erasedAfterDays} jours après la date limite, et ce que vous devez éviter{' '}
          {keptAfterDays} jours après le repas si son jour est connu. Après la date limite, vous pouvez aussi
          tout effacer vous-même par votre lien. Pour en savoir plus :{' '}
          <a href="/privacy-policy">politique de confidentialité</a>.
        </p>
      ),
    },
  },
}
