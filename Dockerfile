# Aval with its web app: docker build -t aval .   Operation: docs/operations.md
ARG BASE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${BASE} AS manifests
WORKDIR /aval
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/forms/package.json packages/forms/
COPY packages/screens/package.json packages/screens/
COPY packages/metrics/package.json packages/metrics/
COPY packages/ui/package.json packages/ui/

# The web app and the bundled server, built with everything that building needs.
FROM manifests AS built
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx turbo run build --filter=@aval/web --filter=@aval/server

# What the server needs at run time and nothing else.
FROM manifests AS modules
RUN npm ci --omit=dev --workspace=@aval/server --no-audit --no-fund

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 AVAL_DATA=/data
WORKDIR /aval
COPY --from=modules /aval/ ./
COPY apps/server/src/ apps/server/src/
COPY packages/contract/src/ packages/contract/src/
COPY packages/metrics/src/ packages/metrics/src/
COPY --from=built /aval/apps/server/dist/ apps/server/dist/
COPY --from=built /aval/apps/web/dist/ apps/web/dist/
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
