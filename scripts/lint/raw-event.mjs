import ts from 'typescript';

/** What views ask of an event in place of reading it, by the type that has it. */
const RAW = {
  FestivalEvent: [
    'status',
    'vernissage',
    'openingDays',
    'openingHours',
    'closures',
    'previousStart',
    'price',
    'languages',
    'capacity',
  ],
  EventTime: ['start', 'end', 'firstDay', 'lastDay'],
};

/** Whether a property is such a one, also where a type has picked it of the event's. */
const isRaw = (property) =>
  (property?.declarations ?? []).some(
    ({ parent }) =>
      ts.isInterfaceDeclaration(parent) &&
      parent.getSourceFile().fileName.endsWith('/domain/model/core.ts') &&
      RAW[parent.name.text]?.includes(property.name),
  );

/** Two views that read the status, the dates or the price of an event by themselves come to tell two things of it. */
export const noRawEvent = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Ask src/domain/event, or event/facts, for “{{name}}”: views that read it by themselves come to disagree.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const check = (name, owner) => {
      const type = parserServices.getTypeAtLocation(owner).getNonNullableType();
      if (isRaw(type.getProperty(name.name)))
        context.report({ node: name, messageId: 'raw', data: { name: name.name } });
    };
    return {
      'MemberExpression[computed=false] > Identifier.property': (name) => check(name, name.parent.object),
      'ObjectPattern > Property[computed=false] > Identifier.key': (name) => check(name, name.parent.parent),
    };
  },
};
