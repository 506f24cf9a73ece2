FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:22-slim
WORKDIR /app
COPY --from=build /app/dist dist
# The database driver, the only module that isn't bundled.
COPY --from=build /app/node_modules/libsql node_modules/libsql
COPY --from=build /app/node_modules/@libsql node_modules/@libsql
COPY --from=build /app/node_modules/@neon-rs node_modules/@neon-rs
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
ENV STORE_FILE=/data/store.db SITE_URL=http://localhost:4010
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4010
CMD ["node", "dist/server/main.cjs", "--host", "0.0.0.0", "--empty"]
