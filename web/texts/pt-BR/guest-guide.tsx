import { partyMax } from '#core/limits'
import { guest as words } from '#languages/pt-BR/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, Picture } from '../document/document.tsx'
import type { GuestText } from '../en/text.ts'

const { events, menu, party, decline, receipt } = words

export const guest: GuestText = {
  lead: (
    <p>
      Você foi convidado e pediram que escolha seu cardápio. Você precisa do código do evento e de alguns
      minutos. É assim. As imagens mostram as páginas em inglês.
    </p>
  ),
  enterCode: 'Digitar o código',
  parts: {
    code: {
      title: 'Digite seu código',
      body: (
        <>
          <p>
            No seu convite há um código de seis letras e números, um link ou um QR code para ler com a câmera
            do celular. O link e o QR code levam direto ao cardápio. Se você tem um código, digite-o na página
            inicial e toque em <strong>{events.accessMenu}</strong>. Tanto faz maiúsculas ou minúsculas.
          </p>
          <Picture name="guest-code" on="phone">
            A página inicial com um código digitado.
          </Picture>
        </>
      ),
    },
    you: {
      title: 'Diga quem é você',
      body: (
        <>
          <ul>
            <li>
              <strong>Seu nome</strong>, para que se saiba de quem é o prato.
            </li>
            <li>
              <strong>Seu e-mail</strong>, em alguns eventos e só se você quiser. Mandamos para ele o link
              para mudar sua resposta, novidades sobre seus pratos ou o evento e um lembrete se faltar uma
              escolha.
            </li>
            <li>
              <strong>Alergias ou restrições</strong>, se houver: marque o que precisa evitar ou escreva do
              seu jeito. Um botão repassa isso para a organização, para quem ajuda a organizar e para a
              cozinha, e para mais ninguém; você pode remover até a refeição. É apagado {keptAfterDays} dias
              depois da refeição. Não temos como conferir a comida: avise também a equipe no dia.
            </li>
            <li>
              <strong>Quantas pessoas são</strong>, contando você, até {partyMax}. Uma resposta basta para um
              casal ou uma família.
            </li>
          </ul>
          <Picture name="guest-you" on="phone">
            O primeiro passo: nome, alergias e quantas pessoas são.
          </Picture>
        </>
      ),
    },
    dishes: {
      title: 'Escolha seus pratos',
      body: (
        <>
          <p>
            Toque no prato que quer: ele fica marcado. Toque de novo, ou em{' '}
            <strong>{menu.clearChoice}</strong>, para desfazer. Você pode pular uma etapa do cardápio. Onde é
            preciso responder, escolha um prato ou <strong>{menu.noneName}</strong>.
          </p>
          <Picture name="guest-dishes" on="phone">
            Uma etapa com seus pratos. O escolhido está marcado.
          </Picture>
          <p>
            Embaixo de cada prato está o que ele contém, até onde foi informado. Se outras pessoas vêm com
            você, o passo seguinte pergunta de cada uma o nome, as alergias e os pratos. Toque em um nome para
            passar de uma pessoa a outra; um botão copia as suas escolhas.
          </p>
        </>
      ),
    },
    send: {
      title: 'Confira e envie',
      body: (
        <>
          <p>
            O último passo mostra tudo em uma página, com o que falta no alto. Toque em{' '}
            <strong>{party.change}</strong> ao lado de um nome para corrigir. Quando tudo estiver certo,
            envie. Está salvo quando a página diz <strong>{party.submittedShort}</strong> e agradece. Se não
            deu para salvar, ela avisa e guarda o que você digitou: tente de novo.
          </p>
          <Picture name="guest-review" on="phone">
            O último passo, com tudo em uma página.
          </Picture>
        </>
      ),
    },
    interrupted: {
      title: 'Se você for interrompido',
      body: (
        <p>
          Se você fechar a página, ficar sem sinal ou sem bateria, o que digitou fica no seu aparelho. Abra
          ali o mesmo link e continue de onde parou.
        </p>
      ),
    },
    change: {
      title: 'Mudar ou retirar sua resposta',
      body: (
        <>
          <p>
            Depois de enviar, você recebe <strong>seu próprio link</strong>. Copie-o ou guarde o e-mail. No
            mesmo aparelho, sua resposta também está na página inicial e na página do evento. Até o fim do
            prazo, o link permite mudar nomes, pratos, alergias e o número de pessoas, ou retirar toda a
            resposta.
          </p>
          <p>
            Se não puder ir, toque em <strong>{decline.cannotCome}</strong> onde digita seu nome ou na página
            do seu link. Assim você não ocupa lugar e pode mudar de ideia até o fim do prazo.
          </p>
          <p>
            Quem tem o link pode mudar sua resposta: passe-o só a quem você confia. Em um aparelho que não é
            seu, toque em <strong>{receipt.hideHere}</strong> na página inicial.
          </p>
        </>
      ),
    },
    deadline: {
      title: 'O prazo',
      body: (
        <p>
          A página mostra o último dia para escolher e o fuso horário. Vale o dia inteiro, até a meia-noite de
          lá. Depois de responder, você pode colocá-lo no seu calendário. Passado o prazo, seu link continua
          mostrando o que você escolheu.
        </p>
      ),
    },
    messages: {
      title: 'O que cada mensagem quer dizer',
      body: (
        <Meanings
          of={[
            [
              events.eventNotFoundHome,
              'Nenhum evento tem esse código. Compare com o convite: um 5 pode ser um S, um 2 um Z. Se estiver certo, pergunte à organização.',
            ],
            [
              events.deadlinePassed,
              'É tarde para escolher aqui. Pergunte à organização se ainda dá para mudar.',
            ],
            [menu.noCategories, 'O cardápio ainda não foi publicado. Volte daqui a alguns dias.'],
            [
              menu.menuChanged,
              'Um prato saiu enquanto você escolhia. O resto continua escolhido; escolha de novo só esse.',
            ],
            [
              events.partyDoesNotFit({ guestLimit: 80, registeredGuests: 78 }),
              'Seu grupo tem mais pessoas do que lugares livres. Diminua o grupo ou peça mais lugares à organização.',
            ],
            [
              party.linkExpired,
              'Depois do prazo, não dá mais para mudar. Você ainda pode ler e imprimir suas escolhas, ou apagar seus dados.',
            ],
          ]}
        />
      ),
    },
    privacy: {
      title: 'Quem vê o que você digita',
      body: (
        <p>
          A organização e quem cozinha e serve no evento. Os outros convidados, não. Nomes e endereços são
          apagados {erasedAfterDays} dias depois do prazo, e o que você precisa evitar, {keptAfterDays} dias
          depois da refeição, quando o dia é conhecido. Depois do prazo, você também pode apagar tudo pelo seu
          link. Mais na <a href="/privacy-policy">política de privacidade</a>.
        </p>
      ),
    },
  },
}
