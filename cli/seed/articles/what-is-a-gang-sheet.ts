import type { DemoArticle } from './demo-article.ts'

export const whatIsAGangSheet: DemoArticle = {
  title: 'What is a gang sheet?',
  excerpt:
    'One sheet of film, as many designs as fit, one price by the inch. How it works, and how to fill one well.',
  category: 'guides',
  tags: ['gang sheets', 'dtf', 'pricing', 'beginners'],
  author: 1,
  daysAgo: 41,
  picture: 'article-what-is-a-gang-sheet',
  content: `
<p>Ask five printers what a gang sheet is and you will get five shrugs and one good answer: it is a bus. You pay for the bus, not for the seats. Whoever fits comes along.</p>
<p>Ours is a strip of clear film, 22 inches wide, as long as you order it. On it we print your designs side by side: chest prints, sleeve prints, neck labels, the logo your cousin needs by Saturday. You cut them apart, press each one where it belongs, and the sheet is used up. That is all there is to it. The rest of this page is about doing it without wasting film.</p>

<h2>Why the price is per inch</h2>
<p>Direct-to-film printers do not care how many designs are on a sheet. They lay down ink and adhesive row by row as the film passes, and a row costs the same whether it holds one logo or nine. So we sell length: <strong>fifty cents an inch</strong>, full width, from 12 inches up to 120.</p>
<p>That makes the sum easy. A three-inch chest logo takes about nine square inches. On a 22 × 12 sheet for six dollars you get eighteen of them in three rows of six, which is thirty-three cents each. Order the same logo as eighteen single transfers anywhere and the price will have another first digit.</p>

<h2>How a sheet gets filled</h2>
<p>You can place every piece by hand, and some people enjoy it. Our builder does it for you as you type: drop your files, say how wide each should print and how many you need, and it turns and shifts the pieces until the film is used as tightly as it can manage. Three things decide how good that gets:</p>
<ul>
  <li><strong>Small things first in your head, last on the sheet.</strong> Neck labels and sleeve marks slip into the gaps that big prints leave. If you have none, the gaps stay empty. Order a row of labels with every sheet and you will never pay for them again.</li>
  <li><strong>Widths that divide 22.</strong> Two prints of 10.75 inches stand side by side. Two of 11.25 do not, and the second one starts a new row. Half an inch can cost you ten.</li>
  <li><strong>Trimmed files.</strong> A design with two inches of empty space around it takes up those two inches. We trim every upload to its ink before measuring, so what you see is what you pay for.</li>
</ul>

<h2>How much space between pieces?</h2>
<p>You need somewhere to run the scissors. We leave 0.15 inches between designs and a tenth of an inch at the edges. It looks tight on screen and is plenty in the hand. If you cut with a plotter or have a new helper at the table, give yourself a quarter inch and more patience.</p>

<h2>What goes on one sheet together</h2>
<p>Anything, in any color. There are no screens to set up and no color count, so a one-color label and a photograph cost the same per inch. What should match is how you will press it: if half the sheet is for cotton tees and the other half for polyester jerseys, that is fine, but write it on the film with a marker as you cut, because afterwards they look alike.</p>
<p>A sheet we see every week, and like:</p>
<table>
  <thead><tr><th>Piece</th><th>Width</th><th>Copies</th><th>For</th></tr></thead>
  <tbody>
    <tr><th>Full front</th><td>10.5 in</td><td>8</td><td>The order itself</td></tr>
    <tr><th>Left chest</th><td>3.5 in</td><td>12</td><td>Staff shirts, caps</td></tr>
    <tr><th>Sleeve mark</th><td>2 in</td><td>16</td><td>Makes a plain tee look bought</td></tr>
    <tr><th>Neck label</th><td>2.25 in</td><td>20</td><td>Size and care, no itchy tag</td></tr>
  </tbody>
</table>
<p>It fits on 60 inches with a little to spare. Thirty dollars, fifty-six transfers.</p>

<h2>When a gang sheet is the wrong thing</h2>
<p>If you need one shirt, order one shirt. If you need five hundred of a single one-color design, a screen printer down the road will beat us, and we will tell you their name. Between those two there is a wide country of ten to two hundred shirts in all sorts of designs, and that is where a sheet of film is hard to beat.</p>

<h2>Storing what you do not press today</h2>
<p>Lay spare transfers flat, printed side up, with a sheet of baking paper between layers, in a drawer that stays cool and dry. They keep for a year. Do not leave them in a hot car: the powder on the back is glue, and glue has no sense of time.</p>
<blockquote><p>Fill the sheet. The emptiest inch is the most expensive one.</p></blockquote>
<p>Ready to try? <a href="/builder">Open the builder</a>, drop in two files and watch what happens. Nothing is ordered until you say so.</p>
`,
}
