import ts from 'typescript'

/**
 * The lines of a file that call something which may be refused and do not look at its answer: `{ ok: false }` is told to
 * nobody then. `void` says that a refusal is fine there.
 */
export function forgottenOutcomes(file: ts.SourceFile, checker: ts.TypeChecker): number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && isForgotten(node.expression, checker))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

/** Assignments are looked at later. */
function isForgotten(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(expression)) return isForgotten(expression.expression, checker)
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression
  if (ts.isParenthesizedExpression(called) || ts.isConditionalExpression(called))
    return mayBeRefused(checker.getTypeAtLocation(called), checker)
  return ts.isCallExpression(called) && mayBeRefused(checker.getTypeAtLocation(called), checker)
}

/** Also one of several, as `Promise.all` gives them. */
function mayBeRefused(type: ts.Type, checker: ts.TypeChecker): boolean {
  const given = checker.getAwaitedType(type) ?? type
  const [each] = checker.isArrayType(given) ? checker.getTypeArguments(given as ts.TypeReference) : []
  const answer = each ?? given
  return (answer.isUnion() ? answer.types : [answer]).some((one) => {
    const ok = checker.getPropertyOfType(one, 'ok')
    return ok !== undefined && checker.typeToString(checker.getTypeOfSymbol(ok)) === 'false'
  })
}
