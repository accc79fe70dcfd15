import ts from 'typescript';

/** Properties that views must not read themselves, by the type that declares them. */
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

/** Whether a property is listed in `RAW`, also if another type picks it from the event's type. */
const isRaw = (property) =>
  (property?.declarations ?? []).some(
    ({ parent }) =>
      ts.isInterfaceDeclaration(parent) &&
      parent.getSourceFile().fileName.endsWith('/domain/model/core.ts') &&
      RAW[parent.name.text]?.includes(property.name),
  );

/** Keeps views from reading the status, dates or price of an event themselves, and so from contradicting each other. */
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
