// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"reschedule-boxed-move_move","type":"object","additionalProperties":false,"required":[],"properties":{"move":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-boxed-move_move" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "move")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.move !== undefined){
let data0 = data.move;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"reschedule-boxed-move_delivery","type":"object","additionalProperties":false,"required":[],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-boxed-move_delivery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "delivery")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"reschedule-boxed-move_collection","type":"object","additionalProperties":false,"required":[],"properties":{"collection":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-boxed-move_collection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "collection")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"reschedule-collection_collection","type":"object","additionalProperties":false,"required":[],"properties":{"collection":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-collection_collection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "collection")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"$id":"reschedule-delivery_delivery","type":"object","additionalProperties":false,"required":[],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-delivery_delivery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "delivery")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"$id":"reschedule-move_move","type":"object","additionalProperties":false,"required":[],"properties":{"move":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-move_move" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "move")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.move !== undefined){
let data0 = data.move;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const check6 = validate16;
const schema17 = {"$id":"reschedule-packed-move_move","type":"object","additionalProperties":false,"required":[],"properties":{"move":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-packed-move_move" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "move")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.move !== undefined){
let data0 = data.move;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/move/date",schemaPath:"#/properties/move/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/move/time",schemaPath:"#/properties/move/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const check7 = validate17;
const schema18 = {"$id":"reschedule-packed-move_collection","type":"object","additionalProperties":false,"required":[],"properties":{"collection":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-packed-move_collection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "collection")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const check8 = validate18;
const schema19 = {"$id":"reschedule-visits_visits","type":"object","additionalProperties":false,"required":[],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}},"collection":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-visits_visits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "date")){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.date === undefined){
const err6 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "date")){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.date !== undefined){
let data3 = data2.date;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const check9 = validate19;
const schema20 = {"$id":"reschedule-visits_times","type":"object","additionalProperties":false,"required":[],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}},"collection":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reschedule-visits_times" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.time === undefined){
const err1 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "time")){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.time !== undefined){
let data1 = data0.time;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.time === undefined){
const err6 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "time")){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.time !== undefined){
let data3 = data2.time;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"reschedule-boxed-move_move": check0,
"reschedule-boxed-move_delivery": check1,
"reschedule-boxed-move_collection": check2,
"reschedule-collection_collection": check3,
"reschedule-delivery_delivery": check4,
"reschedule-move_move": check5,
"reschedule-packed-move_move": check6,
"reschedule-packed-move_collection": check7,
"reschedule-visits_visits": check8,
"reschedule-visits_times": check9,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { BoxDaysWidget } from "../../patterns/box-days/box-days-widget.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { SlotWidget } from "../../patterns/date-slot/slot-widget.tsx";

export const compiled: CompiledForm = {
  version: "-hVl CNVw F8E_ FFd5 G_Hr I8Xd M6Ld OIAB YSP3 a-ov fiRP gIZ9 k3hu lkXY mcHu nJvM p5MG t-7I tp9m",
  validators,
  widgets: { boxDays: BoxDaysWidget, date: DateWidget, slot: SlotWidget },
  fields: {  },
};
