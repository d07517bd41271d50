import ts from 'typescript'

/** A small fault: the text from `start` to `end` (UTF-16 units of the file) becomes `after`. */
export type Mutation = {
  start: number
  end: number
  line: number
  kind: string
  before: string
  after: string
}

const { SyntaxKind } = ts

/** Operators and what each is replaced with; `null` means only its left side. */
const operators = new Map<ts.SyntaxKind, [kind: string, after: string][]>([
  [SyntaxKind.LessThanToken, [['comparison', '<=']]],
  [SyntaxKind.LessThanEqualsToken, [['comparison', '<']]],
  [SyntaxKind.GreaterThanToken, [['comparison', '>=']]],
  [SyntaxKind.GreaterThanEqualsToken, [['comparison', '>']]],
  [SyntaxKind.EqualsEqualsEqualsToken, [['comparison', '!==']]],
  [SyntaxKind.ExclamationEqualsEqualsToken, [['comparison', '===']]],
  [SyntaxKind.PlusToken, [['arithmetic', '-']]],
  [SyntaxKind.MinusToken, [['arithmetic', '+']]],
  [SyntaxKind.AsteriskToken, [['arithmetic', '/']]],
  [SyntaxKind.SlashToken, [['arithmetic', '*']]],
  [SyntaxKind.AmpersandAmpersandToken, [['logic', '||']]],
  [SyntaxKind.BarBarToken, [['logic', '&&']]],
])

/** For these the right side is also dropped. */
const alternatives = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
])

const twins = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['Math.floor', 'Math.ceil'],
  ['Math.ceil', 'Math.floor'],
])

/** Parts of a query whose absence a test should notice. */
const clauses = new Set([
  'where',
  'orderBy',
  'for',
  'onConflictDoNothing',
  'onConflictDoUpdate',
  'filter',
  'limit',
])

/** Calls whose texts only developers read, and the points where kill tests stop a process. */
const spoken = /^(console|(\w+\.)*log)\.|Error$|^(\w+\.)*reach$/

/** A sentence for people. Those of the specification are compared with it character by character. */
const isSentence = (text: string): boolean => /^\p{Lu}.* /u.test(text)

/** Every small fault that can be made in a file, in text order. */
export function findMutations(fileName: string, text: string): Mutation[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const change = (
    node: ts.Node,
    kind: string,
    after: string,
    start = node.getStart(file),
    end = node.end,
  ): void => {
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    found.push({ start, end, line, kind, before: text.slice(start, end), after })
  }
  const source = (node: ts.Node): string => node.getText(file)

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'example') return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isJsxAttribute(node)) return
    if (ts.isCallExpression(node) && spoken.test(source(node.expression))) return
    if (ts.isNewExpression(node) && spoken.test(source(node.expression))) return
    mutate(node)
    ts.forEachChild(node, visit)
  }

  const mutate = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) binary(node)
    else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      change(node, 'negation', `(${source(node.operand)})`)
    else if (ts.isIfStatement(node)) {
      change(node.expression, 'never', 'false')
      change(node.expression, 'always', 'true')
    } else if (ts.isConditionalExpression(node))
      change(
        node,
        'swapped',
        `(${source(node.condition)}) ? ${source(node.whenFalse)} : ${source(node.whenTrue)}`,
      )
    else if (ts.isAwaitExpression(node)) change(node, 'not awaited', source(node.expression))
    else if (ts.isExpressionStatement(node)) leaveOut(node)
    else if (ts.isCallExpression(node)) call(node)
    else if (ts.isNumericLiteral(node) && !isName(node)) change(node, 'number', `(${source(node)} + 1)`)
    else if (node.kind === SyntaxKind.TrueKeyword) change(node, 'flipped', 'false')
    else if (node.kind === SyntaxKind.FalseKeyword) change(node, 'flipped', 'true')
    else if (ts.isStringLiteral(node) && !isName(node) && !isSentence(node.text))
      change(node, 'text', `'mutated'`)
  }

  const binary = (node: ts.BinaryExpression): void => {
    const { left, operatorToken, right } = node
    // Texts are also concatenated with plus.
    const isText =
      operatorToken.kind === SyntaxKind.PlusToken &&
      [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
    for (const [kind, after] of (isText ? undefined : operators.get(operatorToken.kind)) ?? [])
      change(operatorToken, kind, after)
    if (alternatives.has(operatorToken.kind)) change(node, 'right side left out', `(${source(left)})`)
  }

  const leaveOut = (node: ts.ExpressionStatement): void => {
    const { expression } = node
    if (!ts.isCallExpression(expression) || !spoken.test(source(expression.expression)))
      change(node, 'statement left out', ';')
  }

  const call = (node: ts.CallExpression): void => {
    const { expression, arguments: given } = node
    const name = source(expression)
    const twin = twins.get(name)
    if (twin) change(expression, 'twin', twin)
    if ((name === 'and' || name === 'or') && given.length > 1)
      for (const left of given)
        change(
          node,
          'condition left out',
          `${name}(${given
            .filter((one) => one !== left)
            .map(source)
            .join(', ')})`,
        )
    if (ts.isPropertyAccessExpression(expression) && clauses.has(expression.name.text))
      change(node, 'clause left out', source(expression.expression))
  }

  /** Names of properties and of modules aren't values. */
  const isName = (node: ts.Node): boolean =>
    (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
    ts.isElementAccessExpression(node.parent) ||
    (ts.isCallExpression(node.parent) && node.parent.expression.kind === SyntaxKind.ImportKeyword)

  visit(file)
  return found.filter(({ before, after }) => before !== after)
}

export const applyMutation = (text: string, { start, end, after }: Mutation): string =>
  text.slice(0, start) + after + text.slice(end)
