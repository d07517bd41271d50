import type { DemoArticle } from './demo-article.ts'

export const pressingInstructions: DemoArticle = {
  title: 'Pressing instructions that work the first time',
  excerpt:
    'Temperature, time and pressure for cotton, polyester and blends, and the two habits that save more shirts than all three.',
  category: 'pressing',
  tags: ['heat press', 'cotton', 'polyester', 'peeling'],
  author: 1,
  daysAgo: 24,
  picture: 'article-pressing-instructions',
  content: `
<p>A transfer is patient. It will wait a year in a drawer and never complain. Then you have about twelve seconds to get it right. These are the settings we use at our own table, on a swing-away press with a calibrated plate. Start here, test one, and only then press forty.</p>

<h2>The table</h2>
<table>
  <thead><tr><th>Fabric</th><th>Temperature</th><th>Time</th><th>Pressure</th><th>Second press</th></tr></thead>
  <tbody>
    <tr><th>Cotton</th><td>300&nbsp;°F (150&nbsp;°C)</td><td>12 s</td><td>Firm, about 50 psi</td><td>8 s</td></tr>
    <tr><th>Blends 50/50</th><td>285&nbsp;°F (140&nbsp;°C)</td><td>12 s</td><td>Medium, about 40 psi</td><td>8 s</td></tr>
    <tr><th>Polyester</th><td>270&nbsp;°F (130&nbsp;°C)</td><td>10 s</td><td>Medium, about 40 psi</td><td>5 s</td></tr>
  </tbody>
</table>
<p>Peel when the film is cool to the touch. On polyester wait until it is fully cold.</p>
<p>Presses lie. The plate may be 25 degrees cooler at the corner than the display says. A cheap infrared thermometer, or a strip that changes color with heat, will tell you what yours really does. If your transfers lift at one corner, it is always the same corner, and now you know why.</p>

<h2>Step by step</h2>
<ol>
  <li><strong>Cut the piece out</strong> with a finger's width of film around it. Rounded corners catch less.</li>
  <li><strong>Press the empty shirt</strong> for four seconds. This drives out moisture and creases. Steam under a transfer is the most common reason for bubbles.</li>
  <li><strong>Keep seams, buttons and collars off the plate.</strong> Pressure goes where the cloth is thickest. A pillow under the print area lifts it above the rest.</li>
  <li><strong>Lay the film ink side down</strong>, shiny side up. Fold the shirt in half to find the middle; four fingers below the collar is a good place for a chest.</li>
  <li><strong>Cover</strong> with baking parchment or a sheet of PTFE, and press by the table.</li>
  <li><strong>Lift the shirt off the hot plate</strong> and let it cool flat.</li>
  <li><strong>Peel</strong> low and slow: film folded back on itself, almost parallel to the cloth. If ink comes up, lay it down, press five seconds more, wait longer.</li>
  <li><strong>Press a second time</strong> through parchment. It sets the edges into the weave and takes the shine off. Skip this and you will meet the shirt again.</li>
</ol>

<h2>The two habits</h2>
<p>If you keep only two things from this page, keep these. <strong>Press the shirt before the print</strong>, and <strong>press the print again after the peel</strong>. Between them they prevent more returns than all the temperature charts ever printed, this one included.</p>

<h2>Polyester wants a cool head</h2>
<p>Dyed polyester can bleed: at high heat the dye turns to gas and climbs through white ink. A white number on a red jersey turns pink a day later, usually after you have delivered it. Stay at 270&nbsp;°F, keep the time short, let the shirt cool away from the stack, and never pile hot jerseys. For deep reds and burgundies, press one, leave it overnight, and look again in the morning before you do the rest.</p>
<p>Polyester also shows the outline of the plate. Less pressure and a pad of soft foam help, as does parchment larger than the plate.</p>

<h2>When something goes wrong</h2>
<table>
  <thead><tr><th>What you see</th><th>Why</th><th>What to do</th></tr></thead>
  <tbody>
    <tr><td>Edges lift after peeling</td><td>Too cool, or peeled too warm</td><td>Press again, wait until cold, peel lower</td></tr>
    <tr><td>Small bubbles</td><td>Moisture in the shirt</td><td>Pre-press longer, six to eight seconds</td></tr>
    <tr><td>Print feels like plastic</td><td>Too hot or too long</td><td>Ten degrees less, and use parchment for the second press</td></tr>
    <tr><td>Cracks when stretched</td><td>Glue never melted fully</td><td>Check the plate, add two seconds and some pressure</td></tr>
    <tr><td>Pink whites</td><td>Dye bleeding from polyester</td><td>270&nbsp;°F or less, shorter, cool singly</td></tr>
  </tbody>
</table>

<h2>With a household iron?</h2>
<p>For one shirt, for yourself: yes. Hottest setting without steam, on a hard table and not a soft board, leaning on it with all your weight for 15 seconds in each spot. It will not be as even as a press, and it will teach you why presses cost what they cost.</p>
<p>Then wait 24 hours before the first wash, and read <a href="/blog/washing-and-care-of-printed-shirts">how to wash printed shirts</a> so that all this work stays where you put it. The short version of these settings is always on our <a href="/about#press">About page</a>, for the wall above the press.</p>
`,
}
